import { useQuery, useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import type { SectionConfig } from '#contract/presentation-sections.ts';
import { deleteSectionTemplate, saveSectionTemplate, templateLimits } from '#contract/section-templates.ts';
import { callApi } from '#web/platform/api.ts';
import { firstServerMessage } from '#web/platform/error-words.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import { templatesQuery } from '../presentations.data.ts';
import { TextField } from './text-field.tsx';

/** Sections that the agent saved: each can be put in, or forgotten. */
export function SavedSections({ onAdd }: { onAdd: (section: SectionConfig) => void }) {
  const queryClient = useQueryClient();
  const { data } = useQuery(templatesQuery);
  const forget = (templateId: string) =>
    callApi(deleteSectionTemplate, { params: { templateId } })
      .catch((error: unknown) => showToast(firstServerMessage(error), { tone: 'error' }))
      .then(() => queryClient.invalidateQueries({ queryKey: templatesQuery.queryKey }));
  return data?.items.map(({ id, name, config }) => (
    <Box key={id} role="group" aria-label={`Saved: ${name}`} sx={{ display: 'flex' }}>
      <Button
        variant="outlined"
        size="small"
        onClick={() => onAdd({ ...config, id: crypto.randomUUID(), visibility: 'visible' })}
      >
        {name}
      </Button>
      <Button variant="plain" size="small" aria-label={`Forget ${name}`} onClick={() => void forget(id)}>
        ×
      </Button>
    </Box>
  ));
}

/** Keeps a section as it is set up, to put it into other presentations. */
export function SaveSection({ config }: { config: SectionConfig }) {
  const queryClient = useQueryClient();
  const save = async (name: string) => {
    try {
      await callApi(saveSectionTemplate, { body: { name, config } });
      showToast(`Saved as “${name}”. Add section offers it.`);
    } catch (error) {
      showToast(firstServerMessage(error), { tone: 'error' });
    }
    await queryClient.invalidateQueries({ queryKey: templatesQuery.queryKey });
  };
  return (
    <TextField
      label="Save to use again, as"
      value=""
      maxLength={templateLimits.nameCharacters}
      onCommit={(name) => {
        if (name !== '') void save(name);
      }}
    />
  );
}
