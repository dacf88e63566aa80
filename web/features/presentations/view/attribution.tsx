/** Who listed a home, with the phone number on one line. */
export function Attribution({ listedBy }: { listedBy: string | null }) {
  if (!listedBy) return null;
  const [words, phone] = listedBy.split(/ · (?=[^·]*$)/);
  return (
    <p className="pv-attribution">
      Listed by {words}
      {phone && (
        <>
          {' · '}
          <span style={{ whiteSpace: 'nowrap' }}>{phone}</span>
        </>
      )}
    </p>
  );
}
