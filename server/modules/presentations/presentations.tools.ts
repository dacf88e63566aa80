import { z } from 'zod';
import { idSchema } from '#contract/common.ts';
import { propertyTypeLabels, propertyTypes } from '#contract/listing-vocabulary.ts';
import { listingReferenceSchema } from '#contract/listings.ts';
import { featureFlagNames, defaultSection, type SectionConfig } from '#contract/presentation-sections.ts';
import { presentationLimits } from '#contract/presentations.ts';
import type { ListingsService } from '#server/modules/listings/index.ts';
import type { Db } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import { newId } from '#server/platform/ids.ts';
import { defineTool, type Tool, type Viewer } from '#server/platform/tools/index.ts';
import { presentationNotFound } from './change-presentation.ts';
import { cmaArtifact } from './presentations.artifacts.ts';
import type { PresentationsService } from './presentations.service.ts';
import { cmaAnswerSchema, describeCma, type CmaToolAnswer } from './tools/answer.ts';
import { findListingAt } from './tools/find-subject.ts';

interface ToolParts {
  db: Db;
  service: PresentationsService;
  listings: Pick<ListingsService, 'search'>;
}

const presentationId = idSchema.nullish().describe('Left out: the one that the agent edited last');

const subjectSchema = z.union([
  listingReferenceSchema.describe('A listing that a search answered or that the screen shows'),
  z.strictObject({
    address: z.string().trim().min(3).max(100).describe('Number and street; its listing is used where one is found'),
    city: z.string().trim().max(100).nullish(),
    state: z.string().trim().length(2).nullish(),
    zipCode: z.string().trim().max(10).nullish(),
    neighborhood: z.string().trim().max(100).nullish(),
    propertyType: z.enum(propertyTypes).nullish(),
    beds: z.number().min(0).max(99).nullish(),
    baths: z.number().min(0).max(99).nullish(),
    livingAreaSqFt: z.number().min(1).max(999_999).nullish(),
    lotSizeSqFt: z.number().min(1).max(999_999_999).nullish(),
    yearBuilt: z.int().min(1600).max(2100).nullish(),
    garageSpaces: z.number().min(0).max(99).nullish(),
  }),
]);

const describes = 'Answers the whole presentation as it then stands; it stands beside the chat and shows each edit at once.';

function shorten({ presentationId: id, title, range, comparables }: CmaToolAnswer) {
  return {
    presentationId: id,
    title,
    range,
    comparables: comparables.map(({ mlsId, mlsSource, address }) => ({ mlsId, mlsSource, address })),
  };
}

/** What the assistant can do with presentations. Nothing here leaves the house: publishing and sharing are the agent's own clicks. */
export function createPresentationTools({ db, service, listings }: ToolParts): Tool[] {
  async function ensureOwn(
    { userId }: Viewer,
    id: string | null | undefined,
  ): Promise<{ userId: string; presentationId: string }> {
    const query = db.selectFrom('presentations').select('id').where('user_id', '=', userId).where('deleted_at', 'is', null);
    const row = await (id ? query.where('id', '=', id) : query.orderBy('updated_at', 'desc').limit(1)).executeTakeFirst();
    if (!row) throw presentationNotFound();
    return { userId, presentationId: row.id };
  }

  const asAgent = (viewer: Viewer): Viewer => ({ ...viewer, surface: 'agent' });

  async function outcome(viewer: Viewer, id: string, done: string) {
    const answer = await describeCma(service, viewer, id, done);
    return { answer, artifact: cmaArtifact.draft({ cmaId: id }), summary: done };
  }

  async function editSections(
    of: { userId: string; presentationId: string },
    viewer: Viewer,
    edit: (sections: SectionConfig[]) => SectionConfig[],
  ): Promise<void> {
    const { sections, revision } = await service.getDraft({ ...asAgent(viewer), isAdmin: false }, of.presentationId);
    await service.saveSections(of, edit(sections.map(({ config }) => config)), revision);
  }

  const create = defineTool({
    name: 'create_cma',
    description: `Start a comparative market analysis (CMA, listing presentation): finds the subject's listing or takes its facts, adds the sold
comparables that say most of it with two competitors, and a suggested range with its stated coverage. ${describes}
"start a CMA for 1266 Birchmouth Street" → subject {address}. "for my listing at …, 3/2, 1,450 sq ft, built 1926" → subject with those facts.
It is no appraisal: never call the range a value that the home will sell for.`,
    title: 'Preparing the CMA',
    failure: 'The CMA could not be prepared.',
    inputSchema: z.strictObject({
      subject: subjectSchema,
      clientName: z.string().trim().max(presentationLimits.clientNameCharacters).nullish(),
      title: z.string().trim().min(1).max(presentationLimits.nameCharacters).nullish(),
    }),
    answerSchema: cmaAnswerSchema,
    writes: true,
    cost: { timeoutMs: 45_000, maxCallsPerReply: 3 },
    async execute({ subject, clientName, title }, { viewer, idempotently }) {
      const agent = asAgent(viewer);
      const listing = 'mlsId' in subject ? subject : await findListingAt(listings, subject, agent);
      const name = title ?? ('address' in subject ? subject.address : null);
      // A reply that another node takes over goes on with the presentation that the first one began; filling it in twice changes nothing.
      const id = await idempotently('create', (tx) =>
        service.create(tx, { userId: viewer.userId, type: 'cma', title: name, clientDisplayName: clientName }),
      );
      const of = { userId: viewer.userId, presentationId: id };
      if (listing) await service.setSubject(of, listing, agent);
      else if ('address' in subject) {
        const { address, baths, beds, livingAreaSqFt, propertyType, ...facts } = subject;
        await service.update(of, {
          subject: {
            ...facts,
            addresses: [address],
            bathCount: baths,
            bedCount: beds,
            livingAreaSqFt,
            type: propertyType ? propertyTypeLabels[propertyType] : null,
          },
        });
      }
      const found = await service.suggestions.fillIn(of, agent);
      const draft = await service.getDraft({ ...agent, isAdmin: false }, id);
      if (name === null && draft.sourceData.featuredProperty?.addressLine1)
        await service.update(of, { root: { title: draft.sourceData.featuredProperty.addressLine1 } });
      await editSections(of, viewer, (sections) =>
        sections.map((section) =>
          section.type === 'side-by-side-comparision' ? { ...section, showAdjustments: true } : section,
        ),
      );
      const count = draft.sourceData.comparableProperties.length;
      const { min, max } = draft.sourceData.priceRange;
      const range = min === null || max === null ? '' : `, $${min.toLocaleString('en-US')} to $${max.toLocaleString('en-US')}`;
      const done = found?.reason ? 'Started, without comparables' : `Started with ${count} comparables${range}`;
      return outcome(viewer, id, done);
    },
    shorten,
  });

  const comparables = defineTool({
    name: 'change_cma_comparables',
    description: `Add and remove comparables of a CMA, by the mlsId and mlsSource of listings. A range that the agent has not set follows them. ${describes}`,
    title: 'Changing the comparables',
    failure: 'The comparables could not be changed.',
    inputSchema: z.strictObject({
      presentationId,
      add: z.array(listingReferenceSchema).max(20).default([]),
      remove: z.array(listingReferenceSchema).max(20).default([]),
    }),
    answerSchema: cmaAnswerSchema,
    writes: true,
    async execute({ presentationId: id, add, remove }, { viewer }) {
      const of = await ensureOwn(viewer, id);
      for (const { mlsId, mlsSource } of remove) await service.comparables.remove(of, `${mlsSource}:${mlsId}`);
      for (const listing of add) await service.comparables.add(of, listing, asAgent(viewer));
      await service.suggestions.followComparables(of, asAgent(viewer));
      const parts = [add.length > 0 && `${add.length} added`, remove.length > 0 && `${remove.length} removed`].filter(Boolean);
      return outcome(viewer, of.presentationId, parts.join(', ') || 'Nothing changed');
    },
    shorten,
  });

  const range = defineTool({
    name: 'set_cma_range',
    description: `Set the price range of a CMA in whole dollars as the agent says it ("raise the range by 20k" → both ends of the range that was answered, plus 20,000). ${describes}`,
    title: 'Setting the range',
    failure: 'The range could not be set.',
    inputSchema: z.strictObject({
      presentationId,
      low: z.int().min(1).max(presentationLimits.priceDollars),
      high: z.int().min(1).max(presentationLimits.priceDollars),
    }),
    answerSchema: cmaAnswerSchema,
    writes: true,
    async execute({ presentationId: id, low, high }, { viewer }) {
      if (low > high) throw new AppError('invalid_request', 'The lower end of the range is above the upper one.');
      const of = await ensureOwn(viewer, id);
      await service.setPriceRange(of, { min: low, max: high });
      return outcome(viewer, of.presentationId, `$${low.toLocaleString('en-US')} to $${high.toLocaleString('en-US')}`);
    },
    shorten,
  });

  const sections = defineTool({
    name: 'edit_cma_sections',
    description: `Show or hide sections of a CMA and single facts in it ("hide HOA fees" → facts {showHOAFees: false}), write or rewrite a text section
(HTML of p, h2, h3, strong, em, ul, li; only figures that the presentation has), name the client or the title. ${describes}`,
    title: 'Editing the presentation',
    failure: 'The presentation could not be edited.',
    inputSchema: z.strictObject({
      presentationId,
      title: z.string().trim().min(1).max(presentationLimits.nameCharacters).nullish(),
      clientName: z.string().trim().max(presentationLimits.clientNameCharacters).nullish(),
      hide: z.array(z.string().max(64)).max(30).default([]).describe('Ids of sections'),
      show: z.array(z.string().max(64)).max(30).default([]).describe('Ids of sections'),
      facts: z.partialRecord(z.enum(featureFlagNames), z.boolean()).nullish().describe('In key features and in the comparison'),
      text: z
        .strictObject({
          sectionId: z
            .string()
            .max(64)
            .nullish()
            .describe('Left out: the first text section that is empty, else a new one at the end'),
          title: z.string().trim().max(100),
          html: z.string().max(20_000),
        })
        .nullish(),
    }),
    answerSchema: cmaAnswerSchema,
    writes: true,
    copyIn: ({ text }) => (text ? [text.title, text.html] : []),
    async execute({ presentationId: id, title, clientName, hide, show, facts, text }, { viewer }) {
      const of = await ensureOwn(viewer, id);
      if (title != null || clientName != null)
        await service.update(of, {
          root: { ...(title == null ? {} : { title }), ...(clientName == null ? {} : { clientDisplayName: clientName }) },
        });
      await editSections(of, viewer, (all) => {
        const edited = all.map((section): SectionConfig => {
          const visibility = hide.includes(section.id) ? 'hidden' : show.includes(section.id) ? 'visible' : section.visibility;
          const isOfHomes = section.type === 'key-features' || section.type === 'side-by-side-comparision';
          return { ...section, ...(isOfHomes ? facts : {}), visibility };
        });
        return text ? withText(edited, text) : edited;
      });
      return outcome(viewer, of.presentationId, text ? `Wrote “${text.title}”` : 'Edited');
    },
    shorten,
  });

  const read = defineTool({
    name: 'read_cma',
    description: `Open a presentation of the agent beside the chat and read it. ${describes}`,
    title: 'Opening the presentation',
    failure: 'The presentation could not be opened.',
    inputSchema: z.strictObject({ presentationId }),
    answerSchema: cmaAnswerSchema,
    writes: false,
    async execute({ presentationId: id }, { viewer }) {
      const of = await ensureOwn(viewer, id);
      const result = await outcome(viewer, of.presentationId, 'Opened');
      return { ...result, summary: result.answer.title };
    },
    shorten,
  });

  return [create, comparables, range, sections, read];
}

function withText(
  sections: SectionConfig[],
  { sectionId, title, html }: { sectionId?: string | null | undefined; title: string; html: string },
): SectionConfig[] {
  const isText = (section: SectionConfig) => section.type === 'ai-assisted-text' || section.type === 'free-html-text';
  const target = sectionId
    ? sections.find(({ id }) => id === sectionId)
    : sections.find((section) => isText(section) && 'htmlContent' in section && section.htmlContent === '');
  if (target && isText(target))
    return sections.map((section) =>
      section.id === target.id && isText(section) ? { ...section, title, htmlContent: html } : section,
    );
  if (sectionId) throw new AppError('section_not_found', 'There is no such text section.');
  return [...sections, { ...defaultSection('ai-assisted-text', newId()), title, htmlContent: html }];
}
