import { Module } from '@nestjs/common';
import { OperationAnswers } from '../platform/operation/operation-answers.js';
import { AuctionController } from './auction.controller.js';

/** Auctions of one item. */
@Module({ controllers: [AuctionController], providers: [OperationAnswers] })
export class AuctionModule {}
