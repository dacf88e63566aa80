import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { updateBranding, type Branding, type BrandingChanges } from '#contract/branding.ts';
import { ContractForm } from '#web/platform/forms/contract-form.tsx';
import { z } from '#web/platform/forms/jitless-zod.ts';
import { PhoneField } from '#web/platform/forms/phone-field.tsx';
import { TextField } from '#web/platform/forms/text-field.tsx';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { BrandingPreview } from './branding-preview.tsx';
import { isUsPhone } from './us-phone.ts';

const { shape } = updateBranding.body;
/** What stands in a field is text; the contract takes null for none. */
const typed = (field: typeof shape.agentName) =>
  z
    .string()
    .transform((text): string | null | undefined => text)
    .pipe(field);

const schema = z.object({
  agentName: typed(shape.agentName),
  agentTitle: typed(shape.agentTitle),
  agentEmail: typed(shape.agentEmail),
  agentPhoneNumber: z
    .string()
    .refine((text) => text === '' || isUsPhone(text), 'Invalid phone number')
    .transform((text): string | null | undefined => text)
    .pipe(shape.agentPhoneNumber),
  agentMlsId: typed(shape.agentMlsId),
  officeName: typed(shape.officeName),
  website: typed(shape.website),
  teamName: typed(shape.teamName),
  teamWebsite: typed(shape.teamWebsite),
  instagramUrl: typed(shape.instagramUrl),
  facebookUrl: typed(shape.facebookUrl),
  xUrl: typed(shape.xUrl),
  youtubeUrl: typed(shape.youtubeUrl),
  linkedInUrl: typed(shape.linkedInUrl),
});

interface BrandingFormProps {
  branding: Branding;
  onSave: (changes: BrandingChanges) => Promise<unknown>;
  onSaved: () => void;
}

/** How clients see the agent, the office and the team; beside it, how that looks. */
export function BrandingForm({ branding, onSave, onSaved }: BrandingFormProps) {
  const state = useContractForm({
    schema,
    values: {
      agentName: branding.agentName ?? '',
      agentTitle: branding.agentTitle ?? '',
      agentEmail: branding.agentEmail ?? '',
      agentPhoneNumber: branding.agentPhoneNumber ?? '',
      agentMlsId: branding.agentMlsId ?? '',
      officeName: branding.officeName ?? '',
      website: branding.website ?? '',
      teamName: branding.teamName ?? '',
      teamWebsite: branding.teamWebsite ?? '',
      instagramUrl: branding.instagramUrl ?? '',
      facebookUrl: branding.facebookUrl ?? '',
      xUrl: branding.xUrl ?? '',
      youtubeUrl: branding.youtubeUrl ?? '',
      linkedInUrl: branding.linkedInUrl ?? '',
    },
    send: onSave,
    onSent: onSaved,
  });
  const { form } = state;
  const now = useWatch({ control: form.control });
  return (
    <ContractForm of={state} label="Branding" submitLabel="Save branding" busyLabel="Saving...">
      <BrandingPreview branding={{ ...branding, ...now }} />
      <Group title="Agent">
        <TextField form={form} name="agentName" label="Name" autoComplete="name" />
        <TextField form={form} name="agentTitle" label="Title" autoComplete="organization-title" />
        <TextField form={form} name="agentEmail" label="Email" type="email" autoComplete="email" />
        <PhoneField form={form} name="agentPhoneNumber" label="Phone number for clients" />
        <TextField form={form} name="agentMlsId" label="License number" />
      </Group>
      <Group title="Office">
        <TextField form={form} name="officeName" label="Office name" autoComplete="organization" />
        <TextField form={form} name="website" label="Website for clients" type="url" placeholder="https://" />
      </Group>
      <Group title="Team">
        <TextField form={form} name="teamName" label="Team name" />
        <TextField form={form} name="teamWebsite" label="Team website" type="url" placeholder="https://" />
      </Group>
      <Group title="Social networks">
        <TextField form={form} name="instagramUrl" label="Instagram" type="url" placeholder="https://" />
        <TextField form={form} name="facebookUrl" label="Facebook" type="url" placeholder="https://" />
        <TextField form={form} name="xUrl" label="X" type="url" placeholder="https://" />
        <TextField form={form} name="youtubeUrl" label="YouTube" type="url" placeholder="https://" />
        <TextField form={form} name="linkedInUrl" label="LinkedIn" type="url" placeholder="https://" />
      </Group>
    </ContractForm>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1.5, typography: 'h4' }}>
        {title}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>{children}</Box>
    </Box>
  );
}
