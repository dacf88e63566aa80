/** The column that a chat's messages and its message bar share (docs/product/chat.md: at most 1152 px). */
export const columnStyles = { width: '100%', maxWidth: 1152, mx: 'auto', px: { xs: 2, sm: 3 } } as const;
