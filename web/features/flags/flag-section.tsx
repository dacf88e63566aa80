import Box from '@mui/material/Box';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useId, useState } from 'react';
import { type AdminFlag, flagMeanings, type FlagRule, type FlagTarget } from '#contract/flags.ts';
import { wordsFor } from '#web/platform/error-words.ts';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import { Switch } from '#web/ui/switch.tsx';
import { saveRule } from './flags-admin.data.ts';

const FlagRuleForm = lazyPart(async () => ({ default: (await import('./flag-rule.form.tsx')).FlagRuleForm }));

const everybody: FlagTarget = { kind: 'everybody' };
type State = 'default' | 'on' | 'off';

/** One flag: what holds for everybody, and the rules for fewer people. */
export function FlagSection({ flag: { name, isOnByDefault, rules } }: { flag: AdminFlag }) {
  const id = useId();
  const queryClient = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const change = useMutation({
    mutationFn: (rule: { target: FlagTarget; enabled: boolean | null }) => saveRule(queryClient, name, rule),
    onError: (problem) => showToast(wordsFor(problem), { tone: 'error' }),
  });
  const forAll = rules.find(({ target }) => target.kind === 'everybody');
  const state: State = forAll ? (forAll.enabled ? 'on' : 'off') : 'default';
  const others = rules.filter(({ target }) => target.kind !== 'everybody');
  return (
    <Box component="section" aria-labelledby={`${id}-title`} sx={{ py: 2.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box component="h2" id={`${id}-title`} sx={{ m: 0, typography: 'h5' }}>
            {flagMeanings[name]}
          </Box>
          <Box component="code" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {name}
          </Box>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'body2' }}>
          <Box component="label" htmlFor={`${id}-everybody`} sx={{ whiteSpace: 'nowrap' }}>
            For everybody
          </Box>
          <Select<State>
            compact
            id={`${id}-everybody`}
            value={state}
            options={[
              ['default', `Default (${isOnByDefault ? 'on' : 'off'})`],
              ['on', 'On'],
              ['off', 'Off'],
            ]}
            onChange={(chosen) => change.mutate({ target: everybody, enabled: chosen === 'default' ? null : chosen === 'on' })}
          />
        </Box>
      </Box>
      {others.length > 0 && (
        <Box component="ul" aria-label={`Rules of ${name}`} sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {others.map((rule) => (
            <RuleRow
              key={wordsOf(rule.target)}
              rule={rule}
              onChange={(enabled) => change.mutate({ target: rule.target, enabled })}
            />
          ))}
        </Box>
      )}
      {isAdding ? (
        <Suspense>
          <FlagRuleForm onSave={(rule) => saveRule(queryClient, name, rule)} onClose={() => setAdding(false)} />
        </Suspense>
      ) : (
        <Button size="small" sx={{ mt: 1, ml: -1.5 }} aria-label={`Add a rule to ${name}`} onClick={() => setAdding(true)}>
          Add a rule
        </Button>
      )}
    </Box>
  );
}

function RuleRow({ rule: { target, enabled }, onChange }: { rule: FlagRule; onChange: (enabled: boolean | null) => void }) {
  const id = useId();
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Box id={id} sx={{ flex: 1, minWidth: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
        {wordsOf(target)}
      </Box>
      <Switch checked={enabled} onChange={onChange} aria-labelledby={id} />
      <Button size="small" aria-label={`Remove the rule for ${wordsOf(target)}`} onClick={() => onChange(null)}>
        Remove
      </Button>
    </Box>
  );
}

function wordsOf(target: FlagTarget): string {
  if (target.kind === 'role') return `Role ${target.role}`;
  if (target.kind === 'plan') return `Plan ${target.planId}`;
  return target.kind === 'user' ? target.user : 'Everybody';
}
