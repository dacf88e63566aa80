export { PresentationView } from './view/presentation-view.tsx';
export { presentationViewQuery } from './presentations.data.ts';
export { isNoPresentation, NoPresentation } from './shared/no-presentation.tsx';
export { CmaWidget, type AddingComparables } from './edit/cma-widget.tsx';
export { PresentationsHome } from './home/presentations-home.tsx';
