import { driver } from 'driver.js';
import 'driver.js/dist/driver.css';
import './tours.css';
import { isDialogOpen, watchDialogs } from '#web/ui/open-dialogs.ts';
import { tours, type TourName } from './tours.ts';

/** Whether everything that a tour points at is on the screen. */
export function canRun(name: TourName): boolean {
  return tours[name].steps.every(({ at }) => document.querySelector(at)?.checkVisibility() === true);
}

/** Runs a tour until it is finished or skipped; false when a dialog that opened meanwhile, or leaving the page, interrupted it. */
export function runTour(name: TourName): Promise<boolean> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const restore = keepAttributes(tours[name].steps.map(({ at }) => document.querySelector(at)));
    let wasTaken = true;
    const tour = driver({
      animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      popoverClass: 'sidekick-tour',
      overlayColor: 'rgb(20 18 15)',
      overlayOpacity: 0.5,
      stagePadding: 6,
      stageRadius: 12,
      showProgress: true,
      progressText: '{{current}} of {{total}}',
      showButtons: ['next', 'previous', 'close'],
      nextBtnText: 'Next',
      prevBtnText: 'Back',
      doneBtnText: 'Done',
      steps: tours[name].steps.map(({ at, title, text }) => ({ element: at, popover: { title, description: text } })),
      onHighlightStarted: () => queueMicrotask(restore),
      onPopoverRender: ({ wrapper, title, footer, closeButton, nextButton, previousButton }, { state }) => {
        // They are a header and a footer, of which the page has its own.
        for (const part of [title, footer]) part.setAttribute('role', 'none');
        // The way on comes first, and has the focus so; the style sheet leaves it on the right of the way back.
        nextButton.after(previousButton);
        wrapper.append(closeButton);
        closeButton.setAttribute('aria-label', 'Skip the tour');
        previousButton.hidden = state.activeIndex === 0;
      },
      onDestroyed: () => {
        restore();
        over.abort();
        resolve(wasTaken);
      },
    });
    const end = () => {
      // The library gives the focus back to where it was before the tour, and takes it from the dialog or the field that ends it.
      const focused = document.activeElement;
      tour.destroy();
      if (focused instanceof HTMLElement) focused.focus();
    };
    const interrupt = () => {
      wasTaken = false;
      end();
    };
    /** Who uses what is pointed at wants to work: that skips the rest. */
    const skip = ({ target }: Event) => {
      if (target instanceof Element && target.closest('.driver-active-element')) end();
    };
    tour.drive();
    watchDialogs(() => isDialogOpen(document.querySelector('.driver-popover')) && interrupt(), over.signal);
    addEventListener('popstate', interrupt, { signal: over.signal });
    for (const use of ['click', 'input'] as const) addEventListener(use, skip, { signal: over.signal, capture: true });
    addEventListener('keydown', turnFocus, { signal: over.signal, capture: true });
  });
}

/** Tab goes round what the tour says and what it points at. The library counts what cannot have the focus too, and would stay before it. */
function turnFocus(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const inside = (part: string) => `${part} :is(a[href], button, textarea, input):enabled, ${part} a[href]`;
  const places = [
    ...document.querySelectorAll<HTMLElement>(
      `${inside('.driver-popover')}, ${inside('.driver-active-element')}, .driver-active-element`,
    ),
  ].filter((place) => place.tabIndex >= 0 && place.checkVisibility({ visibilityProperty: true }));
  const at = places.findIndex((place) => place === document.activeElement);
  places.at(event.shiftKey ? Math.max(at, 0) - 1 : (at + 1) % places.length)?.focus();
}

const attributes = ['aria-haspopup', 'aria-expanded', 'aria-controls'] as const;

/** The library tells of what it points at that it has opened something, which not every element may be told of, and drops what stood there. */
function keepAttributes(elements: readonly (Element | null)[]): () => void {
  const kept = elements.flatMap((element) =>
    attributes.map((attribute) => ({ element, attribute, value: element?.getAttribute(attribute) ?? null })),
  );
  return () => {
    for (const { element, attribute, value } of kept) {
      if (value === null) element?.removeAttribute(attribute);
      else element?.setAttribute(attribute, value);
    }
  };
}
