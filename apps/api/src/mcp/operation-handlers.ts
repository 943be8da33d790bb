import { Injectable } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/internal';
import { ExternalContextCreator, MetadataScanner, ModulesContainer, type ParamsFactory } from '@nestjs/core';
import { operationOf } from '../platform/access/operation-of.js';
import type { ApiRequest } from '../platform/http/api-request.js';

/** As much of a request as guards and handlers of operations look at. */
export type OperationRequest = Pick<ApiRequest, 'headers' | 'body' | 'accessKey' | 'accessKeyFault' | 'params'>;

/** Where a handler's interceptors set headers of the answer. */
export interface OperationHeaders {
  setHeader(name: string, value: string): void;
}

/** A route's handler behind its guards and its checks of input. It throws what the route would refuse with. */
export type OperationHandler = (request: OperationRequest, response: OperationHeaders) => Promise<unknown>;

/**
 * How a handler's parameters are found where there is no router: path parameters; body, key and checks have decorators
 * of their own.
 */
const PARAMETERS: ParamsFactory = {
  exchangeKeyForValue: (type: RouteParamtypes, name: unknown, [request]: [OperationRequest]): unknown => {
    if (type === RouteParamtypes.PARAM) return typeof name === 'string' ? request.params[name] : request.params;
    throw new Error('a handler of an operation takes a parameter that exists only over HTTP');
  },
};

/**
 * The handlers of all operations, called without HTTP and yet with everything that stands between a route and its
 * answer.
 */
@Injectable()
export class OperationHandlers {
  constructor(
    private readonly modules: ModulesContainer,
    private readonly contexts: ExternalContextCreator,
    private readonly scanner: MetadataScanner,
  ) {}

  /** Handlers by the id of their operation. To be called once every module is there. */
  byOperation(): ReadonlyMap<string, OperationHandler> {
    const handlers = new Map<string, OperationHandler>();
    for (const module of this.modules.values()) {
      for (const { instance } of module.controllers.values()) {
        const controller = instance as Record<string, (...args: unknown[]) => unknown>;
        for (const method of this.scanner.getAllMethodNames(Object.getPrototypeOf(controller) as object)) {
          const callback = controller[method];
          const record = callback === undefined ? undefined : operationOf(callback);
          if (callback !== undefined && record !== undefined)
            handlers.set(record.id, this.handlerOf(controller, callback, method));
        }
      }
    }
    return handlers;
  }

  private handlerOf(controller: object, callback: (...args: unknown[]) => unknown, method: string): OperationHandler {
    return this.contexts.create(controller, callback, method, ROUTE_ARGS_METADATA, PARAMETERS, undefined, undefined, {
      guards: true,
      interceptors: true,
      filters: false,
    }) as OperationHandler;
  }
}
