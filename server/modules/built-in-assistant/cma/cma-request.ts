/** What can be asked of a CMA in the chat. */
import type { ComparableOrder } from './read-order.ts';
import type { Fitting } from './read-unfit.ts';
import type { Likeness } from './read-unlike.ts';

export interface TypedSubject {
  address: string;
  city?: string;
  beds?: number;
  baths?: number;
  livingAreaSqFt?: number;
  yearBuilt?: number;
}

export type CmaRequest =
  | { kind: 'start'; subject: TypedSubject | 'this' | { place: number } }
  | { kind: 'shift-range'; dollars: number }
  | { kind: 'set-range'; low: number; high: number }
  /** "25k lower", right after the CMA. */
  | { kind: 'nudge-range'; dollars: number }
  /** One end alone, to a price or by a sum. */
  | { kind: 'set-end'; end: 'low' | 'high'; dollars: number }
  | { kind: 'shift-end'; end: 'low' | 'high'; dollars: number }
  | { kind: 'tell-range' }
  | { kind: 'tell-comparables'; /** "Avg price per sq ft of those" */ withAverages?: true }
  /** Publishing, sharing and printing are the agent's own clicks. */
  | { kind: 'own-click' }
  | { kind: 'facts'; flag: string; isShown: boolean }
  | { kind: 'sections'; type: string; isShown: boolean }
  | { kind: 'remove'; street: string }
  | { kind: 'remove-at'; place: number }
  /** "The oldest comp". */
  | { kind: 'remove-extreme'; which: string }
  /** "The one that sold in June", from 1. */
  | { kind: 'remove-sold-in'; month: number }
  /** "Nothing over 2,000 ft". */
  | { kind: 'remove-unfitting'; fitting: Fitting }
  /** "Only single family", "nothing outside 94114": by what kind of home, or where it is. */
  | { kind: 'remove-unlike'; likeness: Likeness }
  /** "Swap the third for the next best", "add two more comps". */
  | { kind: 'next-best'; place: number | null; street: string | null; count: number }
  /** "Put the third first", "sort the comps by distance". */
  | { kind: 'put-first'; place: number | null; street: string | null }
  | { kind: 'sort'; by: ComparableOrder }
  | { kind: 'trade-places'; places: [number, number] }
  /** "How far is the third?" */
  | { kind: 'tell-comparable'; place: number | null; street: string | null }
  /** "Only comps east of 101": no record tells it. */
  | { kind: 'cannot-by-side' }
  /** "Drop the fixer": no record tells which that is. */
  | { kind: 'needs-which-out' }
  | { kind: 'why' }
  /** "How confident are you in that number" */
  | { kind: 'tell-sureness' }
  /** "Why did you leave out the pricier ones" */
  | { kind: 'tell-left-out' }
  /** One price, where a CMA has a range. */
  | { kind: 'needs-range' }
  | { kind: 'add'; places: number[] }
  /** "Add the cheapest one back": of those that were taken out; without any words the last of them. */
  | { kind: 'put-back'; which: string | null; street: string | null; areAll: boolean }
  /** "Add a comp on Amberwell Drive": a sale there is to be found first. */
  | { kind: 'add-on-street'; street: string }
  | { kind: 'within'; miles: number }
  | { kind: 'write'; tone: 'professional' | 'warm' | 'bold'; length: 'short' | 'full' }
  | { kind: 'client'; name: string }
  /** In the agent's own words. */
  | { kind: 'note'; text: string }
  /** "Put the comps before the photos": sections are put in order by hand. */
  | { kind: 'cannot-order-sections' }
  /** A part of a message that no change was read of. */
  | { kind: 'not-read'; words: string }
  | { kind: 'title'; title: string }
  | { kind: 'undo' };
