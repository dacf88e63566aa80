/** The column that a chat's messages and its message bar share: as wide as its lines are long, so that question and answer stay one column. */
export const columnStyles = { width: '100%', maxWidth: 840, mx: 'auto', px: { xs: 2, sm: 3 } } as const;
