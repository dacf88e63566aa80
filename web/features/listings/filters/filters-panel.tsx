import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import { type SyntheticEvent, useId, useState } from 'react';
import { featureLabels, listingFeatures } from '#contract/listing-features.ts';
import type { ListingSearch } from '#contract/listing-search.ts';
import { propertyTypeLabels, propertyTypes } from '#contract/listing-vocabulary.ts';
import { Button } from '#web/ui/button.tsx';
import { IconAction } from '#web/ui/icon-action.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { UnsavedChangesDialog } from '#web/ui/unsaved-changes-dialog.tsx';
import { listingsToday } from '../formats.ts';
import { searchWords } from '../search/search-words.ts';
import { ChoicesField } from './choices-field.tsx';
import {
  askedStatusWords,
  clearedForm,
  customRange,
  formErrors,
  formOf,
  hiddenConditions,
  isChanged,
  keywordsError,
  searchOf,
  withStatus,
  type FilterForm,
  type FormStatus,
} from './filter-form.ts';
import { openHouseDays, type OpenHouseDays } from './open-house-days.ts';
import { PlaceField } from './place-field.tsx';
import { RangeField } from './range-field.tsx';
import { rangeKeys } from './range-inputs.ts';
import { SelectField } from './select-field.tsx';
import { customRangeWords, periods, type Within } from './within.ts';

interface FiltersPanelProps {
  search: ListingSearch;
  onApply: (search: ListingSearch) => void;
  onClose: () => void;
}

/** The form over a search (docs/product/search.md). A new search fills it anew; until then it keeps what was typed. */
export function FiltersPanel({ search, onApply, onClose }: FiltersPanelProps) {
  const { paginationPage: _page, orderResultsBy: _order, ...conditions } = search;
  return <Form key={JSON.stringify(conditions)} search={search} onApply={onApply} onClose={onClose} />;
}

function Form({ search, onApply, onClose }: FiltersPanelProps) {
  const today = listingsToday();
  const initial = formOf(search, today);
  const [form, setForm] = useState(initial);
  const [asksToClose, setAsksToClose] = useState(false);
  const title = useId();
  const errors = formErrors(form, Number(today.slice(0, 4)));
  const changed = isChanged(form, initial);
  const custom = customRange(form, today);
  const change = (changes: Partial<FilterForm>) => setForm({ ...form, ...changes });

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (Object.keys(errors).length === 0 && keywordsError(form) === null) return onApply(searchOf(form, search, today));
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  const close = () => {
    setAsksToClose(false);
    setForm(formOf(search, today));
    onClose();
  };
  const also = searchWords(hiddenConditions(form));

  return (
    <Box component="form" noValidate aria-labelledby={title} onSubmit={submit} sx={{ containerType: 'inline-size' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', px: 2, pt: 2 }}>
        <Box component="h3" id={title} sx={{ flex: 1, m: 0, typography: 'h4' }}>
          Filters
        </Box>
        <IconAction label="Close filters" edge="end" onClick={() => (changed ? setAsksToClose(true) : close())}>
          <CloseIcon />
        </IconAction>
      </Box>
      <Box sx={fieldsStyles}>
        {also.length > 0 && (
          <Box sx={{ gridColumn: '1 / -1', fontSize: 13, color: 'text.secondary', overflowWrap: 'anywhere' }}>
            Also applied: {also.join(' · ')}. Take it off in Results, or change it in the chat.
          </Box>
        )}
        <PlaceField area={form.area} onChange={(area) => change({ area })} />
        <SelectField
          label="Property Status"
          value={form.status}
          onChange={(status: FormStatus) => setForm(withStatus(form, status))}
          options={[
            ['active', 'Active'],
            ['sold', 'Sold'],
            ...(initial.status === 'asked' ? [['asked', askedStatusWords(search)] as const] : []),
          ]}
        />
        <SelectField
          label={form.status === 'sold' ? 'Sold Within' : 'Listed Within'}
          value={form.within}
          onChange={(within: Within) => change({ within })}
          options={[
            ...Object.entries(periods).map(([key, { label }]) => [key as Within, label] as const),
            ...(custom ? [['custom', customRangeWords(custom)] as const] : []),
          ]}
        />
        <SelectField
          label="Open House"
          value={form.openHouse}
          onChange={(openHouse: OpenHouseDays) => change({ openHouse })}
          options={[
            ...Object.entries(openHouseDays).map(([key, label]) => [key as OpenHouseDays, label] as const),
            ...(form.base.openHouseDate && initial.openHouse === 'custom'
              ? [['custom', customRangeWords(form.base.openHouseDate)] as const]
              : []),
          ]}
        />
        <ChoicesField
          label="Property Types"
          choices={propertyTypes}
          labels={propertyTypeLabels}
          noneWords="Any home type"
          chosen={form.propertyTypes}
          onChange={(chosen) => change({ propertyTypes: chosen })}
        />
        {rangeKeys.map((key) => (
          <RangeField
            key={key}
            name={key}
            value={form.ranges[key]}
            errors={errors[key] ?? {}}
            onChange={(value) => change({ ranges: { ...form.ranges, [key]: value } })}
          />
        ))}
        <ChoicesField
          label="Features"
          choices={listingFeatures}
          labels={featureLabels}
          noneWords="Any"
          chosen={form.features}
          onChange={(features) => change({ features })}
        />
        <Box sx={{ gridColumn: '1 / -1' }}>
          <TextInput
            label="Words in the remarks"
            placeholder="wine cellar, hardwood floors"
            value={form.keywords}
            maxLength={600}
            error={keywordsError(form) ?? undefined}
            onChange={(event) => change({ keywords: event.target.value })}
          />
        </Box>
        <SelectField
          label="Doorman"
          value={form.doorman}
          onChange={(doorman: FilterForm['doorman']) => change({ doorman })}
          options={[
            ['any', 'Any'],
            ['yes', 'Yes'],
          ]}
        />
        <SelectField
          label="Transaction Type"
          value={form.transaction}
          onChange={(transaction: FilterForm['transaction']) => change({ transaction })}
          options={[
            ['sale', 'Sale'],
            ['lease', 'Lease'],
          ]}
        />
      </Box>
      <Box sx={actsStyles}>
        <Button onClick={() => setForm(clearedForm(form))}>Clear filters</Button>
        <Button type="submit" variant="primary">
          Apply Filters
        </Button>
      </Box>
      {asksToClose && <UnsavedChangesDialog act="close" onStay={() => setAsksToClose(false)} onGo={close} />}
    </Box>
  );
}

const fieldsStyles = {
  display: 'grid',
  gap: 2,
  p: 2,
  alignItems: 'start',
  gridTemplateColumns: '1fr',
  '@container (min-width: 480px)': { gridTemplateColumns: '1fr 1fr' },
} as const;

const actsStyles = {
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  px: 2,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;
