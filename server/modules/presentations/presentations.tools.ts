import { z } from 'zod';
import { propertyTypeLabels, propertyTypes } from '#contract/listing-vocabulary.ts';
import { listingReferenceSchema } from '#contract/listing-reference.ts';
import { valuationLimits } from '#contract/valuation-request.ts';
import { comparisonFlagNames } from '#contract/presentation-sections.ts';
import { presentationLimits } from '#contract/presentations.ts';
import type { ListingsService } from '#server/modules/listings/index.ts';
import type { Db } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import { defineTool, type Tool } from '#server/platform/tools/index.ts';
import type { PresentationsService } from './presentations.service.ts';
import { cmaAnswerSchema } from './tools/answer.ts';
import { findListingAt } from './tools/find-subject.ts';
import { asAgent, createToolSteps, describes, presentationId, shorten } from './tools/steps.ts';
import { createTourTool } from './tools/tour-tool.ts';
import { createUndoTool } from './tools/undo-tool.ts';
import { createWriteTextTool } from './tools/write-text-tool.ts';
import { changeInWords, wordsOfEdit } from './tools/done-words.ts';
import { addableSections, withAdded } from './tools/with-added.ts';
import { withFlags } from './tools/with-flags.ts';
import { withText } from './tools/with-text.ts';

const namesOf = (ids: readonly string[], names: ReadonlyMap<string, string>): string[] =>
  ids.flatMap((id) => names.get(id) ?? []);

interface ToolParts {
  db: Db;
  service: PresentationsService;
  listings: Pick<ListingsService, 'search'>;
}

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

/** What the assistant can do with presentations. Nothing here leaves the house: publishing and sharing are the agent's own clicks. */
export function createPresentationTools({ db, service, listings }: ToolParts): Tool[] {
  const { ensureOwn, outcome, edit } = createToolSteps({ db, service });

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
      await edit.sections(of, viewer, (sections) =>
        sections.map((section) =>
          section.type === 'side-by-side-comparision' ? { ...section, showAdjustments: true } : section,
        ),
      );
      const count = draft.sourceData.comparableProperties.length;
      const { min, max } = draft.sourceData.priceRange;
      const range = min === null || max === null ? '' : `, $${min.toLocaleString('en-US')} to $${max.toLocaleString('en-US')}`;
      const done = found?.reason
        ? `Started, without ${count === 0 ? 'comparables' : 'sold comparables'}. ${found.reason.words}`
        : `Started with ${count} comparables${range}`;
      return outcome(viewer, id, done, { noRangeBecause: found?.reason?.words ?? null });
    },
    shorten,
  });

  const comparables = defineTool({
    name: 'change_cma_comparables',
    description: `Add and remove comparables of a CMA, by the mlsId and mlsSource of listings, or look again for the sales that say most within
so many miles ("widen to a mile" → withinMiles 1); addNext takes the sales that say most and are not in it ("swap the third for the next best" → remove
and addNext 1), order sets who stands first. A range that the agent has not set follows them. ${describes}`,
    title: 'Changing the comparables',
    failure: 'The comparables could not be changed.',
    inputSchema: z.strictObject({
      presentationId,
      add: z.array(listingReferenceSchema).max(20).default([]),
      remove: z.array(listingReferenceSchema).max(20).default([]),
      withinMiles: z
        .number()
        .min(0.05)
        .max(valuationLimits.maxMiles)
        .nullish()
        .describe('Sales farther away leave, others so near join'),
      addNext: z
        .int()
        .min(0)
        .max(5)
        .default(0)
        .describe('So many of the next best sales join; those that are removed here do not come back'),
      order: z
        .array(listingReferenceSchema)
        .max(50)
        .default([])
        .describe('Those stand first, in this order, and the others behind them'),
    }),
    answerSchema: cmaAnswerSchema,
    writes: true,
    cost: { timeoutMs: 45_000 },
    async execute({ presentationId: id, add, remove, withinMiles, addNext, order }, { viewer }) {
      const of = await ensureOwn(viewer, id);
      const done = await service.assistantEdits.keeping(of, async () => {
        const before = await service.comparables.list(of);
        for (const { mlsId, mlsSource } of remove) await service.comparables.remove(of, `${mlsSource}:${mlsId}`);
        for (const listing of add) await service.comparables.add(of, listing, asAgent(viewer));
        if (withinMiles != null) await service.suggestions.lookWithin(of, withinMiles, asAgent(viewer));
        if (addNext > 0) await service.suggestions.addNext(of, { count: addNext, without: remove }, asAgent(viewer));
        if (order.length > 0) await service.comparables.order(of, order);
        await service.suggestions.followComparables(of, asAgent(viewer));
        return changeInWords(before, await service.comparables.list(of), { withinMiles, addNext });
      });
      return outcome(viewer, of.presentationId, done);
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
      const done = await service.assistantEdits.keeping(of, async () => {
        await service.setPriceRange(of, { min: low, max: high });
        return `Set the range to $${low.toLocaleString('en-US')} to $${high.toLocaleString('en-US')}`;
      });
      return outcome(viewer, of.presentationId, done);
    },
    shorten,
  });

  const sections = defineTool({
    name: 'edit_cma_sections',
    description: `Show, hide or add sections of a CMA and single facts in it ("hide HOA fees" → facts {showHOAFees: false}), write or rewrite a text section
(HTML of p, h2, h3, strong, em, ul, li; only figures that the presentation has), name the client or the title. ${describes}`,
    title: 'Editing the presentation',
    failure: 'The presentation could not be edited.',
    inputSchema: z.strictObject({
      presentationId,
      title: z.string().trim().min(1).max(presentationLimits.nameCharacters).nullish(),
      clientName: z.string().trim().max(presentationLimits.clientNameCharacters).nullish(),
      hide: z.array(z.string().max(64)).max(30).default([]).describe('Ids of sections'),
      show: z.array(z.string().max(64)).max(30).default([]).describe('Ids of sections'),
      add: z.array(z.enum(addableSections)).max(5).default([]).describe('Kinds of sections that it lacks ("add a net sheet")'),
      facts: z
        .partialRecord(z.enum(comparisonFlagNames), z.boolean())
        .nullish()
        .describe('In key features and in the comparison'),
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
    async execute({ presentationId: id, title, clientName, hide, show, add, facts, text }, { viewer }) {
      const of = await ensureOwn(viewer, id);
      const done = await service.assistantEdits.keeping(of, async () => {
        if (title != null || clientName != null)
          await service.update(of, {
            root: { ...(title == null ? {} : { title }), ...(clientName == null ? {} : { clientDisplayName: clientName }) },
          });
        const names = new Map<string, string>();
        await edit.sections(of, viewer, (all, state) => {
          for (const section of all) names.set(section.id, section.navTitle);
          const edited = withAdded(all, add, state).map((section) => withFlags(section, { hide, show, facts }));
          return text ? withText(edited, text) : edited;
        });
        return text
          ? `Wrote “${text.title}”`
          : wordsOfEdit({ title, clientName, hide: namesOf(hide, names), show: namesOf(show, names), add, facts });
      });
      return outcome(viewer, of.presentationId, done);
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

  return [
    ...[create, comparables, range, sections, read],
    createWriteTextTool({ service, ensureOwn, outcome, edit }),
    createTourTool({ service, ensureOwn, outcome }),
    createUndoTool({ service, ensureOwn, outcome }),
  ];
}
