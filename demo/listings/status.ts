/** RESO StandardStatus. */
export type Status =
  | 'Active'
  | 'Active Under Contract'
  | 'Pending'
  | 'Coming Soon'
  | 'Closed'
  | 'Expired'
  | 'Withdrawn'
  | 'Canceled';
/** How a listing ends that does not sell. */
export const unsold = ['Expired', 'Withdrawn', 'Canceled'] as const satisfies readonly Status[];
