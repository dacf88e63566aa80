/** A toast that tells a failure: no other toast is of this colour, in either theme. */
export const errorToastStyles = { bgcolor: 'error.main', color: 'error.contrastText' } as const;
