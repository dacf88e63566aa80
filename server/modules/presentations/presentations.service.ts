import type { CmaListItem, Cma, Draft, Presentation, PresentationAgent } from '#contract/presentations.ts';
import type { InsightsData, SectionData } from '#contract/presentation-section-data.ts';
import type { SectionConfig } from '#contract/presentation-sections.ts';
import { presentationLimits } from '#contract/presentations.ts';
import type { PageMeta } from '#contract/common.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import type { LogFairHousingHits } from '#server/modules/fair-housing/index.ts';
import type { GetPhotoAt, ListingsService, ListingViewer, PhotosService } from '#server/modules/listings/index.ts';
import type { MarketService } from '#server/modules/market/index.ts';
import { calendarDateOf, type Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { UploadedFile } from '#server/platform/http/index.ts';
import type { Log } from '#server/platform/log.ts';
import type { Storage } from '#server/platform/storage/index.ts';
import type { Throttle } from '#server/platform/throttle.ts';
import { createAssistantEdits, type AssistantEdits } from './assistant-edits/assistant-edits.ts';
import { createChangePresentation, presentationNotFound, type PresentationOfUser } from './change-presentation.ts';
import { toCma, type StoredPresentation } from './cma-answer.ts';
import { createEditing, type Editing } from './editing.ts';
import { createLifecycle, type Lifecycle } from './lifecycle.ts';
import { toListItem } from './list-item.ts';
import { selectPage, selectViewCounts, type PresentationFilter } from './list-presentations.queries.ts';
import { createPresentationPhotos, type PresentationPhotos } from './photos/photos.ts';
import { deleteUnusedFiles } from './photos/photos.queries.ts';
import { createServePhotos, type ServePhotos } from './photos/serve-photo.ts';
import { createComparables, type Comparables } from './properties/comparables.ts';
import { findNamed } from './properties/listing-name.ts';
import { propertyFactsSchema } from './properties/property-facts.ts';
import { contentHashOf } from './publishing/content-hash.ts';
import { checkTexts, ensurePublishable } from './publishing/check-texts.ts';
import type { Published } from './publishing/published.ts';
import { selectAnyPresentation, selectPresentation } from './presentations.queries.ts';
import { readPresentation, type PresentationReader } from './read-presentation.ts';
import { placeOf, readInsights } from './reading/insights.ts';
import { forReading, sectionsOf, toPresentation } from './reading/presentation-answer.ts';
import { refreshHomes } from './reading/refresh-homes.ts';
import { shownTitle } from './reading/shown-title.ts';
import { readSectionData } from './reading/section-data.ts';
import { createPlaceSubject } from './valuing/place-subject.ts';
import { createSuggestions, type Suggestions } from './valuing/suggestions.ts';
import { createShares, type Shares } from './shares/shares.ts';
import { withUntraced, type FindUntraced } from './summaries/trace-texts.ts';

export type StorePicture = (
  userId: string,
  files: AsyncIterable<UploadedFile>,
  how: { shape: 'portrait' | 'logo'; crop: undefined },
) => Promise<string>;

/** Who reads, with the rights to listings. */
export type Reader = PresentationReader & ListingViewer;

export interface PresentationsService extends Lifecycle, Editing {
  comparables: Comparables;
  suggestions: Suggestions;
  assistantEdits: AssistantEdits;
  photos: PresentationPhotos;
  servePhotos: ServePhotos;
  shares: Shares;
  getCma: (reader: Reader, presentationId: string) => Promise<Cma>;
  /** The listing that a call names: `mlsSource:mlsId`, or an MLS id alone. @throws AppError listing_not_found */
  findListing: (name: string, viewer: ListingViewer) => Promise<ListingReference>;
  list: (filter: PresentationFilter, page: number) => Promise<{ items: CmaListItem[]; meta: PageMeta }>;
  /** Tells whether there is something newer, at the cost of one row. */
  getRevision: (reader: PresentationReader, presentationId: string) => Promise<number>;
  /** The draft with the data of each section. */
  getDraft: (reader: Reader, presentationId: string) => Promise<Draft>;
  /** The draft as a client would see it, with the agent's own rights. */
  getView: (reader: Reader, presentationId: string) => Promise<Presentation>;
  /** What one section shows, for a set-up that need not be stored. @throws AppError section_not_found */
  getSectionData: (
    reader: Reader,
    section: { presentationId: string; sectionId: string; config?: SectionConfig | undefined },
  ) => Promise<SectionData>;
  getInsights: (reader: Reader, presentationId: string) => Promise<InsightsData | null>;
  /** Stores a picture for a branding section with values of its own, and answers its address. */
  addPicture: (
    reader: PresentationReader,
    presentationId: string,
    files: AsyncIterable<UploadedFile>,
    shape: 'portrait' | 'logo',
  ) => Promise<string>;
  /** Makes the draft the published snapshot. @throws AppError publishing_not_allowed, copy_not_allowed with each hit */
  publish: (of: PresentationOfUser, viewer: ListingViewer) => Promise<void>;
  /** Deletes presentations whose time of grace is over, and files that nothing uses. */
  sweep: () => Promise<void>;
}

export interface PresentationsDependencies {
  db: Db;
  clock: Clock;
  log: Log;
  storage: Storage;
  throttle: Throttle;
  listings: Pick<ListingsService, 'getDetails' | 'search'>;
  market: Pick<MarketService, 'snapshot' | 'history' | 'findComparables' | 'value'>;
  previews: Pick<PhotosService, 'getPreview'>;
  getPhotoAt: GetPhotoAt;
  /** The agent as the profile names them. */
  findAgent: (userId: string) => Promise<PresentationAgent>;
  /** What an agent may see, for what is shown in their absence; null when the account is gone or turned off. */
  findRights: (userId: string) => Promise<ListingViewer | null>;
  /** Whether an agent's plan lets them publish: one that is paid. */
  mayPublish: (userId: string) => Promise<boolean>;
  logFairHousingHits: LogFairHousingHits;
  /** Figures and dates of a text that the given facts do not show, as replies of the assistant are traced. */
  findUntraced: FindUntraced;
  /** Keeps a picture of the agent, their office or team under an address that nobody can guess. */
  storePicture: StorePicture;
  publicOrigin: string;
}

export function createPresentationsService(dependencies: PresentationsDependencies): PresentationsService {
  const { db, clock, log, storage, listings, market, findAgent, mayPublish, logFairHousingHits } = dependencies;
  const { findUntraced } = dependencies;
  const change = createChangePresentation({ db, clock });
  const lifecycle = createLifecycle({ db, clock, change });
  const comparables = createComparables({ db, change, listings, clock });
  const editing = createEditing({ change, listings, clock, log });
  const placeSubject = createPlaceSubject({ db, listings, update: editing.update });
  const today = (): string => calendarDateOf(clock.now());

  /** The draft for a surface, with its data, from rows as they were read. */
  async function present(stored: StoredPresentation, viewer: ListingViewer): Promise<Presentation> {
    const agent = await findAgent(stored.presentation.user_id);
    const { homes, attributions } = await refreshHomes(listings, stored.properties, viewer);
    const subjectRow = homes.find((home) => home.is_subject);
    const subject = subjectRow ? propertyFactsSchema.parse(subjectRow.facts) : null;
    const contextOfSections = {
      ...{ agent, subject, viewer, market, homes },
      valuationChoices: stored.presentation.valuation_choices,
    };
    const configs = sectionsOf(stored.presentation.sections, log);
    const sections = await Promise.all(
      configs.map(async (config) => ({ config, data: await readSectionData(config, contextOfSections) })),
    );
    const presentation = toPresentation({
      ...{ attributions, sections, agent },
      stored: { ...stored, properties: homes },
      today: today(),
    });
    const storedSubject = stored.properties.find((home) => home.is_subject);
    const street = storedSubject ? propertyFactsSchema.parse(storedSubject.facts).addresses[0] : undefined;
    const title = shownTitle({
      title: presentation.presentationName,
      street: street ?? null,
      shownStreet: subject?.addresses[0] ?? null,
      city: subject?.city ?? null,
    });
    return { ...presentation, presentationName: title };
  }

  async function ensureMayPublish(userId: string): Promise<void> {
    if (!(await mayPublish(userId))) throw new AppError('publishing_not_allowed', 'The subscription is not active.');
  }

  function hasUnpublishedChanges(stored: StoredPresentation): boolean {
    return stored.presentation.published_content_hash !== contentHashOf(stored);
  }

  async function contextOf(stored: StoredPresentation, readerId: string) {
    return {
      agent: await findAgent(stored.presentation.user_id),
      isOwner: stored.presentation.user_id === readerId,
      mayPublish: await mayPublish(readerId),
      hasUnpublishedChanges: hasUnpublishedChanges(stored),
    };
  }

  const getDraft: PresentationsService['getDraft'] = async (reader, id) => {
    const stored = await readPresentation(db, reader, id);
    const draft = withUntraced(await present(stored, reader), findUntraced, today());
    return { ...draft, canCustomize: stored.presentation.user_id === reader.userId };
  };

  return {
    ...lifecycle,
    ...editing,
    comparables,
    suggestions: createSuggestions({ db, change, comparables, market, placeSubject }),
    assistantEdits: createAssistantEdits({ db, clock, change, comparables }),
    photos: createPresentationPhotos({ db, clock, storage, change, listings }),
    servePhotos: createServePhotos({ db, storage, photos: dependencies.previews, getPhotoAt: dependencies.getPhotoAt }),
    shares: createShares({ ...dependencies, present, today, ensureMayPublish }),
    getDraft,

    async getRevision({ userId, isAdmin }, id) {
      const row = await (isAdmin ? selectAnyPresentation(db, id) : selectPresentation(db, userId, id));
      if (!row) throw presentationNotFound();
      return row.revision;
    },

    async getCma(reader, id) {
      const stored = await readPresentation(db, reader, id);
      const { homes } = await refreshHomes(listings, stored.properties, reader);
      return toCma({ ...stored, properties: homes }, await contextOf(stored, reader.userId));
    },

    findListing: (name, viewer) => findNamed(listings, name, viewer),

    async list(filter, page) {
      const itemsPerPage = presentationLimits.pageSize;
      const { ids, total } = await selectPage(db, filter, { limit: itemsPerPage, offset: (page - 1) * itemsPerPage });
      const views = await selectViewCounts(db, ids);
      const items = await Promise.all(
        ids.map(async (id) => {
          const stored = await readPresentation(db, { userId: filter.userId, isAdmin: false }, id);
          return toListItem(stored, await contextOf(stored, filter.userId), views.get(id) ?? 0);
        }),
      );
      const totalPages = Math.ceil(total / itemsPerPage);
      return { items, meta: { currentPage: page, totalPages, totalItems: total, itemsPerPage, itemCount: items.length } };
    },

    getView: async (reader, id) => forReading(await getDraft(reader, id)),

    async getSectionData(reader, { presentationId, sectionId, config }) {
      const stored = await readPresentation(db, reader, presentationId);
      const section = config ?? sectionsOf(stored.presentation.sections, log).find(({ id }) => id === sectionId);
      if (section?.id !== sectionId) throw new AppError('section_not_found', 'This section is not part of the presentation.');
      const subjectRow = stored.properties.find((home) => home.is_subject);
      const subject = subjectRow ? propertyFactsSchema.parse(subjectRow.facts) : null;
      const agent = await findAgent(stored.presentation.user_id);
      return readSectionData(section, {
        ...{ agent, subject, viewer: reader, market },
        homes: stored.properties,
        valuationChoices: stored.presentation.valuation_choices,
      });
    },

    async getInsights(reader, id) {
      const stored = await readPresentation(db, reader, id);
      const subjectRow = stored.properties.find((home) => home.is_subject);
      const subject = subjectRow ? propertyFactsSchema.parse(subjectRow.facts) : null;
      return readInsights(market, placeOf(null, subject), reader);
    },

    async addPicture({ userId }, presentationId, files, shape) {
      if (!(await selectPresentation(db, userId, presentationId))) throw presentationNotFound();
      return dependencies.storePicture(userId, files, { shape, crop: undefined });
    },

    async publish(of, viewer) {
      await ensureMayPublish(of.userId);
      const stored = await readPresentation(db, { userId: of.userId, isAdmin: false }, of.presentationId);
      const subjectRow = stored.properties.find((home) => home.is_subject);
      const subject = subjectRow ? propertyFactsSchema.parse(subjectRow.facts) : null;
      const hits = checkTexts(sectionsOf(stored.presentation.sections, log), subject?.state ?? null);
      if (hits.length > 0)
        await logFairHousingHits(
          db,
          hits.map(({ hit }) => hit),
          { userId: of.userId, where: 'copy', reference: of.presentationId },
        );
      ensurePublishable(hits);
      const view = await present(stored, { ...viewer, surface: 'client-link' });
      const published: Published = {
        view: forReading(view),
        photos: stored.photos.map(({ id, file_key, listing_photo_url }) => ({
          id,
          fileKey: file_key,
          listingPhotoUrl: listing_photo_url,
        })),
        allowsAutomatedValuation: subject?.allowsAutomatedValuation ?? true,
      };
      await change(of, async (_, { revision }) => {
        if (revision !== stored.presentation.revision)
          throw new AppError('presentation_changed', 'It was changed while it was being published.');
        return {
          published: JSON.stringify(published),
          published_content_hash: contentHashOf(stored),
          published_at: clock.now(),
        };
      });
    },

    async sweep() {
      await lifecycle.deleteForGood();
      const hourAgo = new Date(clock.now().getTime() - 3_600_000);
      for (const key of await deleteUnusedFiles(db, hourAgo)) await storage.delete(key);
    },
  };
}
