const KEY = 'sidekick-model';

/** The model that the user chose on this device; null means the default one. */
export function chosenModel(): string | null {
  return localStorage.getItem(KEY);
}

export function chooseModel(id: string | null): void {
  if (id === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, id);
}
