import { newOAuthClientSchema } from '#contract/oauth.ts';
import { scopes } from '#contract/scopes.ts';
import { isAppError } from '#server/platform/errors/index.ts';
import { UsageError, readArguments, runProgram } from './command-line.ts';
import { withDependencies } from './with-dependencies.ts';

const usage = `Usage: npm run oauth-client -- add "NAME" --redirect ADDRESS [--redirect ADDRESS] --scopes NAME,NAME [--secret]
       npm run oauth-client -- list
       npm run oauth-client -- remove CLIENT_ID

Makes programs known that users may let into their accounts by OAuth2.

  --redirect  where the browser goes back to, character for character: https, http on localhost, or com.example.app:/…
  --scopes    what it may ask for: ${Object.keys(scopes).join(', ')}
  --secret    for programs on servers, which can keep one; it is shown only once`;

const theProgram = { userId: null, address: null };

/** `npm run oauth-client`. */
export async function oauthClientProgram(args: readonly string[]): Promise<void> {
  const options = {
    redirect: { type: 'string', multiple: true, default: [] as string[] },
    scopes: { type: 'string', default: '' },
    secret: { type: 'boolean', default: false },
  } as const;
  const { values, positionals } = readArguments(args, options, usage);
  const [verb, word, ...more] = positionals;
  if (more.length > 0) throw new UsageError(usage);
  if (verb === 'list' && word === undefined) return list();
  if (verb === 'remove' && word !== undefined) return remove(word);
  if (verb !== 'add' || word === undefined) throw new UsageError(usage);
  const wanted = values.scopes.split(',').map((scope) => scope.trim());
  await add({ name: word, redirectUris: values.redirect, scopes: wanted.filter(Boolean), hasSecret: values.secret });
}

async function add(typed: object): Promise<void> {
  const { data, error } = newOAuthClientSchema.safeParse(typed);
  if (!data) {
    const [issue] = error.issues;
    throw new UsageError(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is not valid'}\n\n${usage}`);
  }
  const client = await withDependencies(({ oauth }) => oauth.clients.create(data, theProgram));
  console.log(`Made ${client.name} known. Its client id: ${client.clientId}`);
  if (client.clientSecret !== null) console.log(`Its secret, shown only now: ${client.clientSecret}`);
}

async function list(): Promise<void> {
  const clients = await withDependencies(({ oauth }) => oauth.clients.list());
  if (clients.length === 0) return console.log('No program is known yet.');
  for (const { clientId, name, scopes: allowed, redirectUris, hasSecret } of clients)
    console.log(`${clientId}  ${name}${hasSecret ? ', with a secret' : ''}; ${allowed.join(', ')}; ${redirectUris.join(' ')}`);
}

async function remove(clientId: string): Promise<void> {
  await withDependencies(({ oauth }) => oauth.clients.delete(clientId, theProgram)).catch((error: unknown) => {
    if (isAppError(error, 'oauth_client_not_found')) throw new UsageError(`There is no program with the client id ${clientId}.`);
    throw error;
  });
  console.log('Forgotten, and its access to all accounts has ended.');
}

if (import.meta.main) await runProgram(oauthClientProgram);
