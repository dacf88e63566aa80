interface Titled {
  title: string;
  /** The street of the subject as it is stored, and as this reader may see it. */
  street: string | null;
  shownStreet: string | null;
  city: string | null;
}

/** The title without a street that the seller hides. */
export function shownTitle({ title, street, shownStreet, city }: Titled): string {
  const tellsStreet = street !== null && street !== '' && title.toLowerCase().includes(street.toLowerCase());
  if (shownStreet !== null || !tellsStreet) return title;
  return city ? `A home in ${city}` : 'A home';
}
