import { Inject, Injectable } from '@nestjs/common';
import type { SecondFactor } from '@northcast/shared-contracts/api/entities';
import { brand } from '@northcast/shared-contracts/content/brand';
import type { EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { insertRow } from '../database/insert-row.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { passkeysFull, passkeysUnavailable, passkeyThere } from '../errors/api-errors.js';
import { isDuplicate } from '../errors/database-errors.js';
import { sha256 } from '../hashing/hashing.js';
import { type Account, fullName } from '../sessions/account.js';
import { type Settings, settingsToken } from '../settings/settings.js';
import { PasskeyEntity } from './passkey.entity.js';
import { PasskeyChallengesService } from './passkey-challenges.service.js';
import { authenticationResponse, registrationResponse } from './passkey-responses.js';
import { type RelyingParty, relyingParty } from './relying-party.js';

/** Most passkeys of one account. */
const mostPasskeys = 20;

/** Imported on demand, because the library is large and most processes need it late or never. */
const webAuthn = () => import('@simplewebauthn/server');

/** A passkey that answered a challenge, with the account it belongs to. */
export type VerifiedPasskey = Pick<PasskeyEntity, 'id' | 'userId'>;

/** A verified new passkey that is not stored yet. */
export type NewPasskey = Omit<PasskeyEntity, 'userId' | 'name'>;

/**
 * Passkeys. Each replaces both factors, because the authenticator itself verifies the user by
 * fingerprint, face or PIN.
 */
@Injectable()
export class PasskeysService {
  private readonly party: RelyingParty | string;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly challenges: PasskeyChallengesService,
    @Inject(settingsToken) { publicOrigin }: Settings,
  ) {
    this.party = relyingParty(publicOrigin);
  }

  /** Why passkeys are unavailable; undefined if they are available. */
  get unavailableReason(): string | undefined {
    return typeof this.party === 'string' ? this.party : undefined;
  }

  of(manager: EntityManager, userId: string): Promise<PasskeyEntity[]> {
    return manager.find(PasskeyEntity, { where: { userId }, order: { id: 'ASC' } });
  }

  has(manager: EntityManager, userId: string): Promise<boolean> {
    return manager.existsBy(PasskeyEntity, { userId });
  }

  /** @param token of the requesting session */
  async registrationOptions(account: Account, token: string): Promise<string> {
    const { id: rpID } = this.required();
    const known = await this.of(this.unitOfWork.read, account.id);
    if (known.length >= mostPasskeys) throw passkeysFull();
    const { generateRegistrationOptions } = await webAuthn();
    const options = await generateRegistrationOptions({
      rpName: brand.name,
      rpID,
      userID: new TextEncoder().encode(account.id),
      userName: account.email,
      userDisplayName: fullName(account),
      challenge: Buffer.from(await this.challenges.make('add', token), 'base64url'),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: known.map(descriptorOf),
    });
    return JSON.stringify(options);
  }

  /**
   * @param credential the browser's response
   * @param token of the requesting session
   * @returns null if the response does not answer the challenge
   */
  async verifyNew(credential: string, token: string): Promise<NewPasskey | null> {
    const { id: expectedRPID, origin: expectedOrigin } = this.required();
    const response = registrationResponse(credential);
    const expectedChallenge = await this.challenges.take('add', token);
    if (response === null || expectedChallenge === null) return null;
    const { verifyRegistrationResponse } = await webAuthn();
    const result = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
    }).catch(refused);
    if (!result?.verified) return null;
    const { id, publicKey, counter, transports } = result.registrationInfo.credential;
    return {
      id: uuidv7(),
      credentialHash: sha256(id),
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(transportsOf(transports)),
      createdAt: new Date(),
      lastUsedAt: null,
    };
  }

  /** @throws 409 if the passkey is already registered, or the account has the maximum number */
  async insert(manager: EntityManager, userId: string, name: string, made: NewPasskey) {
    const count = await manager.countBy(PasskeyEntity, { userId });
    if (count >= mostPasskeys) throw passkeysFull();
    try {
      await insertRow(manager, PasskeyEntity, { ...made, userId, name });
    } catch (error) {
      throw isDuplicate(error) ? passkeyThere() : error;
    }
  }

  /** @returns the name of the removed passkey; null if the account has none with this id */
  async remove(manager: EntityManager, userId: string, id: string): Promise<string | null> {
    const row = await manager.findOneBy(PasskeyEntity, { id, userId });
    if (row === null) return null;
    await manager.delete(PasskeyEntity, { id });
    return row.name;
  }

  /**
   * @param giveToken called if passkeys are available; sets the cookie that binds the challenge to
   * the browser and returns its token
   */
  async authenticationOptions(giveToken: () => string): Promise<string> {
    const { id: rpID } = this.required();
    const { generateAuthenticationOptions } = await webAuthn();
    const options = await generateAuthenticationOptions({
      rpID,
      challenge: Buffer.from(await this.challenges.make('use', giveToken()), 'base64url'),
      userVerification: 'required',
    });
    return JSON.stringify(options);
  }

  /**
   * @param token of the browser that requested the challenge
   * @returns the passkey that answered the challenge; null if none did. It can be removed before
   * the next transaction.
   */
  async authenticate(credential: string, token: string): Promise<VerifiedPasskey | null> {
    const { id: expectedRPID, origin: expectedOrigin } = this.required();
    const response = authenticationResponse(credential);
    const expectedChallenge = await this.challenges.take('use', token);
    if (response === null || expectedChallenge === null) return null;
    const row = await this.unitOfWork.read.findOneBy(PasskeyEntity, {
      credentialHash: sha256(response.id),
    });
    if (row === null) return null;
    const { verifyAuthenticationResponse } = await webAuthn();
    const result = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      credential: {
        id: row.credentialId,
        publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
        counter: row.counter,
      },
      requireUserVerification: true,
    }).catch(refused);
    if (!result?.verified) return null;
    const use = { counter: result.authenticationInfo.newCounter, lastUsedAt: new Date() };
    const { affected } = await this.unitOfWork.write((manager) =>
      manager.update(PasskeyEntity, { id: row.id }, use),
    );
    // The passkey may have been removed in the meantime.
    return affected === 1 ? { id: row.id, userId: row.userId } : null;
  }

  private required(): RelyingParty {
    if (typeof this.party === 'string') throw passkeysUnavailable(this.party);
    return this.party;
  }
}

export function toPasskeyDto(row: PasskeyEntity): SecondFactor['passkeys'][number] {
  const { id, name, createdAt, lastUsedAt } = row;
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString(),
  };
}

/** The library throws on every failed verification. */
const refused = () => null;

const descriptorOf = ({ credentialId, transports }: PasskeyEntity) => ({
  id: credentialId,
  transports: JSON.parse(transports),
});

/** The library does not validate them. Those of the standard are short words. */
function transportsOf(sent: unknown): string[] {
  const isTransport = (each: unknown) => typeof each === 'string' && /^[a-z-]{1,20}$/.test(each);
  return Array.isArray(sent) ? sent.filter(isTransport).slice(0, 8) : [];
}
