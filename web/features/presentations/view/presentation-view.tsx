import { textTitleOf } from '#contract/presentation-sections.ts';
import type { Presentation } from '#contract/presentations.ts';
import { Cover, PriceRange } from './cover.tsx';
import { longDay } from './formats.ts';
import { HomePages } from './home-pages.tsx';
import { Comparison, KeyFeatures } from './homes.tsx';
import { Insights } from './insights.tsx';
import { Neighborhood } from './neighborhood.tsx';
import { NetSheet } from './net-sheet.tsx';
import { PageFoot } from './page-foot.tsx';
import { Contact, Team } from './people.tsx';
import './presentation.css';

type Section = Presentation['sections'][number];

interface ViewProps {
  presentation: Presentation;
  /** Behind a shared link nothing is asked of others until the client wants it. */
  isShared?: boolean;
}

/** A presentation as a client reads it, on a screen and on paper. */
export function PresentationView({ presentation, isShared = false }: ViewProps) {
  return (
    <article className="pv">
      {presentation.sections
        .filter(({ config }) => config.visibility === 'visible')
        .map((section) => (
          <SectionView key={section.config.id} section={section} presentation={presentation} isShared={isShared} />
        ))}
      <Closing presentation={presentation} />
      <PageFoot presentation={presentation} />
    </article>
  );
}

export function SectionView({ section: { config, data }, presentation, isShared = false }: ViewProps & { section: Section }) {
  const { featuredProperty, comparableProperties, priceRange } = presentation.sourceData;
  switch (config.type) {
    case 'general-header':
      return <Cover {...{ config, data, presentation }} />;
    case 'header':
    case 'header-branding':
      return (
        <>
          <Cover {...{ config, data, presentation }} />
          {config.showPriceRange && <PriceRange presentation={presentation} />}
        </>
      );
    case 'key-features':
      return featuredProperty && <KeyFeatures config={config} subject={featuredProperty} />;
    case 'side-by-side-comparision':
      return comparableProperties.length === 0 ? null : (
        <Comparison
          config={config}
          subject={featuredProperty}
          comparables={comparableProperties}
          adjustments={data.adjustments}
        />
      );
    case 'insights':
      return data.insights ? <Insights config={config} data={data.insights} /> : null;
    case 'neighborhood-map':
      return (
        <Neighborhood title={config.title} subject={featuredProperty} comparables={comparableProperties} isOnRequest={isShared} />
      );
    case 'homes':
      return <HomePages config={config} homes={comparableProperties} />;
    case 'free-html-text':
    case 'ai-assisted-text':
      return textTitleOf(config) === '' && config.htmlContent === '' ? null : (
        <section className="pv-section pv-text">
          {textTitleOf(config) && <h2>{textTitleOf(config)}</h2>}
          {/* The server lets nothing outside its whitelist into a stored text. */}
          <div dangerouslySetInnerHTML={{ __html: config.htmlContent }} />
        </section>
      );
    case 'branding':
      return <Contact config={config} data={data.branding} />;
    case 'team-branding':
      return <Team config={config} data={data.team} />;
    case 'net-sheet':
      return <NetSheet config={config} range={priceRange} />;
    default:
      console.warn('A section of this kind is not implemented', (config satisfies never as Section['config']).type);
      return null;
  }
}

/** What has to stand at the end: date, notices, sources. */
function Closing({ presentation }: { presentation: Presentation }) {
  const { notices, attributions, updatedAt } = presentation.sourceData;
  return (
    <footer className="pv-closing">
      <p>Last updated on {longDay(updatedAt)}</p>
      {notices.map((notice) => (
        <p key={notice} className="pv-notice">
          {notice}
        </p>
      ))}
      <p>
        Information comes from sources deemed reliable but is not guaranteed. Lot size and interior square feet should be
        independently verified.
      </p>
      {attributions.map(({ title, text, disclaimer, updatedAt: at }) => (
        <p key={title}>
          <strong>{title}</strong>
          {text && ` · ${text}`}
          {at && ` · as of ${longDay(at)}`}
          {disclaimer && ` · ${disclaimer}`}
        </p>
      ))}
    </footer>
  );
}
