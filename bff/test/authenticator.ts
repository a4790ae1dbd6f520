import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

const base64url = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** Wrong values in a passkey's response, for tests of rejections. */
export interface Deviation {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly signature?: Buffer;
  readonly transports?: unknown;
}

/** A WebAuthn authenticator with one passkey: ES256, no attestation. */
export class Authenticator {
  readonly id = randomBytes(32);
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync(
    'ec',
    { namedCurve: 'P-256' },
  );

  constructor(
    private readonly origin = 'http://localhost:3000',
    private readonly rpId = 'localhost',
  ) {}

  /** The browser's response to registration options. */
  register(options: string, deviation: Deviation = {}): string {
    const { challenge } = JSON.parse(options);
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    // COSE: { 1: EC2, 3: ES256, -1: P-256, -2: x, -3: y }
    const cose = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, cose]);
    const data = Buffer.concat([this.data(hasCredential, deviation), credential]);
    const dataLength = Buffer.alloc(2);
    dataLength.writeUInt16BE(data.length);
    // { fmt: 'none', attStmt: {}, authData }
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      Buffer.from([0x59]),
      dataLength,
      data,
    ]);
    return this.answer({
      clientDataJSON: base64url(this.clientData('webauthn.create', challenge, deviation)),
      attestationObject: base64url(attestation),
      transports: deviation.transports ?? ['internal'],
    });
  }

  /** The browser's response to sign-in options. */
  use(options: string, deviation: Deviation = {}): string {
    const { challenge } = JSON.parse(options);
    const clientData = this.clientData('webauthn.get', challenge, deviation);
    const data = this.data(0, deviation);
    const signed = Buffer.concat([data, sha256(clientData)]);
    const signature = deviation.signature ?? sign('sha256', signed, this.keys.privateKey);
    return this.answer({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(data),
      signature: base64url(signature),
    });
  }

  private data(flags: number, { rpId, isVerified = true, counter = 0 }: Deviation): Buffer {
    const tail = Buffer.alloc(5);
    tail.writeUInt8(flags | userPresent | (isVerified ? userVerified : 0));
    tail.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId ?? this.rpId), tail]);
  }

  private clientData(type: string, challenge: string, deviation: Deviation): Buffer {
    return Buffer.from(
      JSON.stringify({
        type,
        challenge: deviation.challenge ?? challenge,
        origin: deviation.origin ?? this.origin,
        crossOrigin: false,
      }),
    );
  }

  private answer(response: object): string {
    const id = base64url(this.id);
    return JSON.stringify({
      id,
      rawId: id,
      type: 'public-key',
      response,
      clientExtensionResults: {},
    });
  }
}
