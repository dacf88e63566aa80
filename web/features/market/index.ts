export { ValueWidget } from './value-widget.tsx';
