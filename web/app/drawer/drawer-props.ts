import type { WidgetProps } from '../widgets/widget-props.ts';

/** What the drawer is given, beside the chat and under it. */
export interface DrawerProps extends WidgetProps {
  /** Beside the chat: whole, or collapsed to its rail. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Under the chat: risen as a sheet, or peeking by its title. */
  risen: boolean;
  onRisenChange: (risen: boolean) => void;
}
