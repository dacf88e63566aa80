import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** What the server does with a mail to an address. */
export type SmtpAnswer =
  | { kind: 'take' }
  | { kind: 'refuse'; code: number }
  | { kind: 'silence' }
  | { kind: 'drip' }
  | { kind: 'cut' };

export interface ReceivedMail {
  from: string;
  to: string;
  /** Headers and body as they came over the wire. */
  source: string;
}

export interface FakeSmtp {
  /** `smtp://127.0.0.1:PORT` */
  url: string;
  /** By address; who is not here is taken. */
  answers: Map<string, SmtpAnswer>;
  received: ReceivedMail[];
  /** Addresses in the order in which mail to them was tried. */
  tried: string[];
  /** Addresses whose `drip` the other side no longer listened to. */
  dropped: string[];
  close: () => Promise<void>;
}

const addressOf = (command: string): string => /<([^>]*)>/.exec(command)?.[1] ?? '';

/** A mail server on the wire, without encryption, whose answers a test scripts. */
export async function startFakeSmtp(): Promise<FakeSmtp> {
  const sockets = new Set<Socket>();

  function talk(socket: Socket): void {
    let [from, to, buffer, isData] = ['', '', '', false];
    const say = (line: string): void => void socket.write(`${line}\r\n`);

    function recipient(address: string): void {
      fake.tried.push(address);
      const answer = fake.answers.get(address) ?? { kind: 'take' };
      switch (answer.kind) {
        case 'take':
          to = address;
          return say('250 ok');
        case 'refuse':
          return say(`${answer.code} no mail for <${address}>`);
        case 'cut':
          return void socket.destroy();
        case 'silence':
          return;
        case 'drip': {
          // One line after another of an answer that never ends.
          const drip = setInterval(() => say('250-wait'), 50);
          return void socket.once('close', () => {
            clearInterval(drip);
            fake.dropped.push(address);
          });
        }
      }
    }

    function command(line: string): void {
      switch (line.slice(0, 4).toUpperCase()) {
        case 'MAIL':
          from = addressOf(line);
          return say('250 ok');
        case 'RCPT':
          return recipient(addressOf(line));
        case 'DATA':
          isData = true;
          return say('354 go on');
        case 'QUIT':
          say('221 bye');
          return void socket.end();
        default:
          return say('250 ok');
      }
    }

    function read(chunk: string): void {
      buffer += chunk;
      for (;;) {
        const end = buffer.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const text = buffer.slice(0, end);
        buffer = buffer.slice(end + (isData ? 5 : 2));
        if (!isData) {
          command(text);
          continue;
        }
        isData = false;
        fake.received.push({ from, to, source: text });
        say('250 taken');
      }
    }

    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    socket.setEncoding('utf8').on('data', read);
    say('220 fake');
  }

  const server = createServer(talk).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const fake: FakeSmtp = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers: new Map(),
    received: [],
    tried: [],
    dropped: [],
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return fake;
}
