/** A listing firm and its contact, with the phone number on one line. */
export function ListedBy({ listedBy }: { listedBy: string }) {
  const [words, phone] = listedBy.split(/ · (?=[^·]*$)/);
  return (
    <>
      {words}
      {phone && (
        <>
          {' · '}
          <span style={{ whiteSpace: 'nowrap' }}>{phone}</span>
        </>
      )}
    </>
  );
}

/** Who listed a home. */
export function Attribution({ listedBy }: { listedBy: string | null }) {
  if (!listedBy) return null;
  return (
    <p className="pv-attribution">
      Listed by <ListedBy listedBy={listedBy} />
    </p>
  );
}
