import { type ArgumentsHost, Catch, type ExceptionFilter, Inject } from '@nestjs/common';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { errorFields } from '../log/error-fields.js';
import { logToken } from '../log/log.js';
import { requestIdOf } from '../log/request-id.js';
import { sendProblem } from './send-problem.js';
import { toApiError } from './to-api-error.js';

/** Answers every failure as `application/problem+json`. What was not foreseen is logged and answered without its inside. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(@Inject(logToken) private readonly log: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const apiError = toApiError(error);
    if (apiError.status >= 500) {
      this.log.error({ requestId: requestIdOf(response), ...errorFields(error) }, 'call failed');
    }
    if (response.headersSent) response.destroy();
    else sendProblem(response, apiError);
  }
}
