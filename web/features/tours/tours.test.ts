import { describe, expect, it } from 'vitest';
import { recordsIn } from './tour-records.ts';
import { tourDue } from './tours.ts';

const nobody = recordsIn(null, 'dana');
const flags = (welcome_flow: boolean) => ({ temp_chat_widget_cma_details: false, proactive_suggestions: false, welcome_flow });

describe('which tour is due', () => {
  it('is that of the chat for newcomers who are welcomed, and that of the dashboard for everybody else', () => {
    expect(tourDue({ traits: [] }, flags(true), nobody)).toBe('guided_tour_welcome_chat');
    expect(tourDue({ traits: [] }, flags(false), nobody)).toBe('guided_tour_help_dashboard');
  });

  it('is not that of the dashboard for who has taken that of the chat', () => {
    expect(tourDue({ traits: ['completed_guided_tour_welcome_chat'] }, flags(true), nobody)).toBeNull();
  });

  it('is none that was seen, on this device or on another', () => {
    const here = { ...nobody, guided_tour_help_dashboard: 'completed' as const };
    expect(tourDue({ traits: [] }, flags(false), here)).toBeNull();
    const elsewhere = ['completed_guided_tour_welcome_chat', 'completed_guided_tour_help_dashboard'];
    expect(tourDue({ traits: elsewhere }, flags(true), nobody)).toBeNull();
  });
});

describe('what a device keeps of tours', () => {
  const kept = (version: number, userId: string) =>
    JSON.stringify({
      ...{ version, userId },
      tours: { guided_tour_welcome_chat: 'running', guided_tour_help_dashboard: 'completed' },
    });

  it('makes one that was running idle again, and keeps what was completed', () => {
    expect(recordsIn(kept(2, 'dana'), 'dana')).toEqual({
      guided_tour_welcome_chat: 'idle',
      guided_tour_help_dashboard: 'completed',
    });
  });

  it('counts for its version and its user alone', () => {
    for (const text of [kept(1, 'dana'), kept(2, 'robin'), '{', 'null', '[]']) expect(recordsIn(text, 'dana')).toEqual(nobody);
  });
});
