export const usage = `Listing feeds: the RESO Web API servers that listings come from.

  npm run mls -- add NAME --url ADDRESS …      connect an MLS, or change how it is read
  npm run mls -- preview NAME [--count 5]      show its first listings as they would be read; stores nothing
  npm run mls -- sync NAME [--full]            read it now; the first time also begins its schedule
  npm run mls -- status [NAME] [--json]        age, counts, refused listings and last error of each feed
  npm run mls -- photos NAME [--retry]         how many of its photos are here, to come, or given up and why
  npm run mls -- policy NAME …                 what its licence allows, and the words that stand beside its listings
  npm run mls -- pause NAME | resume NAME      stop and go on with the schedule
  npm run mls -- remove NAME [--listings]      forget the feed and its credentials; its listings stay, or go too

NAME is the name of the source: users see its listings when it is among their MLS sources, or those are "*".
The commands work while the server runs or not, on the same settings. "npm run mls -- COMMAND --help" tells more.
docs/listings.md leads through connecting an MLS for the first time.`;

export const helpOf: Readonly<Record<string, string>> = {
  add: `npm run mls -- add NAME --url ADDRESS [options]

The secret (bearer token, or client secret) is read from the variable MLS_SECRET, else asked for, or read from standard input:
it never stands on the command line, where other users and the shell's history see it.

  --url ADDRESS              root of the RESO Web API, below which /Property stands
  --token-url ADDRESS        OAuth2 client credentials: where tokens are given; without it the secret is a bearer token
  --client-id ID             the client of these credentials
  --scope SCOPE              their scope, where the MLS names one
  --every MINUTES            how often it is read (15)
  --deletions MODEL          how the MLS tells deletions: entity-event, can-view or compare-keys (the safe choice, and what is
                             taken when nothing is said: all keys are compared once a day)
  --can-view-field FIELD     the flag of can-view (MlgCanView)
  --media MODE               photos: expand (with each listing), separate (from the Media resource) or none (expand)
  --open-houses              ask for the open houses of each listing with it ($expand=OpenHouse)
  --people                   look names up in Member and Office where listings have keys alone
  --fields A,B               fields to keep besides those that are known
  --filter FILTER            part of every question, e.g. "OriginatingSystemName eq 'sfar'"
  --resource NAME            the listings' resource (Property)
  --page-size N              listings per page (500)
  --requests-per-second N    at most (2)
  --overlap MINUTES          how far before the last change reading begins again (10)
  --title TEXT --attribution TEXT --disclaimer TEXT --remarks-limit N   as in policy

For a source that is there already it replaces all of this; how far it has been read stays, unless the address changes.`,
  preview: `npm run mls -- preview NAME [--count 5]

Asks for the first listings and prints what each would come to: the listing as it would be stored, or why it is refused. Stores nothing.`,
  sync: `npm run mls -- sync NAME [--full] [--accept-deletions]

  --full               read every listing again, and compare all keys
  --accept-deletions   compare all keys now, and delete what the server no longer lists even where that is more than half

Ends with 0 when the feed is up to date, with 1 when it could not be read. Ctrl+C stops it at a safe place; the next sync goes on there.`,
  status: `npm run mls -- status [NAME] [--json]

Without a NAME one line per source; with it everything that is known. --json prints the same for programs.`,
  photos: `npm run mls -- photos NAME [--retry]

Photos are fetched by the servers within a minute or so of a sync or an import, so it also works for sources that come from files.

  --retry   those that were given up are tried anew`,
  policy: `npm run mls -- policy NAME [--agents on|off] [--clients on|off] [--models on|off]
                           [--title TEXT] [--attribution TEXT] [--disclaimer TEXT] [--remarks-limit N]

  --agents on|off      signed-in agents may see its listings (on in a new source)
  --clients on|off     they may appear on pages that clients see without an account (off)
  --models on|off      their fields may be sent to a provider of language models outside this server (off)
  --attribution TEXT   stands beside each of its listings ("" takes it away; the title stands there then)
  --disclaimer TEXT    the MLS's disclaimer ("" takes it away)
  --remarks-limit N    how many characters it takes as public remarks, which copy keeps to (1000; "" says that again)

Without options it prints what holds. What may be switched on is written in the data licence.`,
  pause: 'npm run mls -- pause NAME\n\nThe feed is not read until "resume". Its age is still watched.',
  resume: 'npm run mls -- resume NAME',
  remove:
    'npm run mls -- remove NAME [--listings]\n\nForgets the feed and its credentials. Its listings stay; they are no longer brought up to date.\n\n  --listings   delete all its listings too; also for a source that comes from files and has no feed',
};
