import Box from '@mui/material/Box';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { NewOAuthClient, OAuthClient } from '#contract/oauth.ts';
import { wordsFor } from '#web/platform/error-words.ts';
import { lazyPart } from '#web/platform/lazy-part.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { SecretDialog } from '#web/ui/secret-dialog.tsx';
import { SkeletonBlock } from '#web/ui/skeleton-block.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toast-queue.ts';
import { type ClientAct, ClientRow } from './client-row.tsx';
import { addClient, changeClient, clientsQuery, newSecretOf, removeClient, type ShownSecret } from './clients-admin.data.ts';

const ClientForm = lazyPart(async () => ({ default: (await import('./client.form.tsx')).ClientForm }));

type Question = Exclude<ClientAct, 'edit' | 'enable'>;

const questions: Record<Question, (name: string) => { title: string; text: string; confirmLabel: string }> = {
  secret: (name) => ({
    title: 'New secret',
    text: `${name} can do nothing with the one it has until it is given the new one.`,
    confirmLabel: 'Make a new secret',
  }),
  disable: (name) => ({
    title: 'Disable program',
    text: `All access of ${name} ends at once, and nobody can let it in until you enable it.`,
    confirmLabel: 'Disable',
  }),
  delete: (name) => ({
    title: 'Delete program',
    text: `${name} is forgotten, and all of its access ends at once. This cannot be undone.`,
    confirmLabel: 'Delete',
  }),
};

/** The programs that users can let in, for administrators. */
export function ClientsAdmin() {
  const queryClient = useQueryClient();
  const { data: clients, error, refetch } = useQuery(clientsQuery);
  const [edited, setEdited] = useState<OAuthClient | 'new' | null>(null);
  const [asked, setAsked] = useState<{ act: Question; client: OAuthClient } | null>(null);
  const [secret, setSecret] = useState<ShownSecret | null>(null);
  const client = edited === 'new' ? null : edited;

  const doing = useMutation({
    async mutationFn({ act, client: of }: { act: Question | 'enable'; client: OAuthClient }) {
      if (act === 'secret') setSecret(await newSecretOf(of));
      else if (act === 'delete') await removeClient(queryClient, of);
      else await changeClient(queryClient, of, { isDisabled: act === 'disable' });
    },
    onError: (problem) => showToast(wordsFor(problem), { tone: 'error' }),
    onSettled: () => setAsked(null),
  });
  const save = async ({ hasSecret, ...body }: NewOAuthClient): Promise<void> => {
    if (client) await changeClient(queryClient, client, body);
    else setSecret(await addClient(queryClient, { ...body, hasSecret }));
  };
  const act = (what: ClientAct, of: OAuthClient): void => {
    if (what === 'edit') setEdited(of);
    else if (what === 'enable') doing.mutate({ act: what, client: of });
    else setAsked({ act: what, client: of });
  };

  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
        <Box sx={{ flex: 1, typography: 'body2', color: 'text.secondary' }}>
          {clients && `${clients.length} ${clients.length === 1 ? 'program' : 'programs'}`}
        </Box>
        <Button variant="primary" disabled={!clients} onClick={() => setEdited('new')}>
          Add a program
        </Button>
      </Box>
      {error && !clients && (
        <ErrorState title="The programs could not be loaded" onRetry={() => void refetch()}>
          {wordsFor(error)}
        </ErrorState>
      )}
      {!error && !clients && (
        <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 1 }}>
          {[1, 2, 3].map((at) => (
            <SkeletonBlock key={at} sx={{ height: 96 }} />
          ))}
        </Box>
      )}
      {clients?.length === 0 && (
        <EmptyState title="No program is known yet">Add one that users may let into their accounts.</EmptyState>
      )}
      {clients && clients.length > 0 && (
        <Box component="ul" aria-label="Programs" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {clients.map((each) => (
            <ClientRow key={each.clientId} client={each} onAct={(what) => act(what, each)} />
          ))}
        </Box>
      )}
      {edited !== null && (
        <Suspense>
          <ClientForm client={client} onSave={save} onClose={() => setEdited(null)} />
        </Suspense>
      )}
      {asked && (
        <ConfirmDialog
          {...questions[asked.act](asked.client.name)}
          busy={doing.isPending}
          onCancel={() => setAsked(null)}
          onConfirm={() => doing.mutate(asked)}
        />
      )}
      {secret && (
        <SecretDialog
          title={`The secret of ${secret.client}`}
          text="Give it to the program now. It is not shown again."
          label="Secret"
          secret={secret.secret}
          onKept={() => setSecret(null)}
        />
      )}
    </>
  );
}
