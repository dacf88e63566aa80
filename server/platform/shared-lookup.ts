/**
 * Looks a key up once for all who ask at the same time. Whoever asks while a look-up is under way shares the next one, so that nobody is
 * told what was so before asking.
 */
export function createSharedLookup<Found>(find: (key: string) => Promise<Found>): (key: string) => Promise<Found> {
  interface Line {
    running: Promise<Found>;
    next?: Promise<Found>;
  }
  const lines = new Map<string, Line>();

  function begin(key: string): Promise<Found> {
    const line: Line = { running: find(key) };
    lines.set(key, line);
    const leave = (): void => {
      if (!line.next) lines.delete(key);
    };
    line.running.then(leave, leave);
    return line.running;
  }

  return (key) => {
    const line = lines.get(key);
    if (!line) return begin(key);
    const goOn = (): Promise<Found> => begin(key);
    return (line.next ??= line.running.then(goOn, goOn));
  };
}
