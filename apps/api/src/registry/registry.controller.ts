import { Controller } from '@nestjs/common';
import {
  DomainChallengeIn,
  REGISTER_OPERATOR,
  RegisterOperatorIn,
  REQUEST_DOMAIN_CHALLENGE,
  VERIFY_DOMAIN,
  VerifyDomainIn,
  type DomainChallengeResult,
  type RegisterOperatorResult,
  type VerifyDomainResult,
} from '@svc/contracts';
import { Input } from '../platform/operation/input.decorator.js';
import { Operation } from '../platform/operation/operation.decorator.js';
import { RegistryService } from './registry.service.js';

/** Who operates agents. */
@Controller()
export class RegistryController {
  constructor(private readonly registry: RegistryService) {}

  @Operation(REGISTER_OPERATOR)
  register(@Input() input: RegisterOperatorIn): Promise<RegisterOperatorResult> {
    return this.registry.register(input);
  }

  @Operation(REQUEST_DOMAIN_CHALLENGE)
  challenge(@Input() input: DomainChallengeIn): Promise<DomainChallengeResult> {
    return this.registry.challengeDomain(input);
  }

  @Operation(VERIFY_DOMAIN)
  verify(@Input() input: VerifyDomainIn): Promise<VerifyDomainResult> {
    return this.registry.verifyDomain(input);
  }
}
