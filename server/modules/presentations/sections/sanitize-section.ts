import type { SectionConfig } from '#contract/presentation-sections.ts';
import { sanitizeRichText } from './rich-text.ts';

/** A section as it may be stored: its rich text holds nothing outside the whitelist, whoever sent it. */
export function sanitizeSection(config: SectionConfig): SectionConfig {
  return 'htmlContent' in config ? { ...config, htmlContent: sanitizeRichText(config.htmlContent) } : config;
}
