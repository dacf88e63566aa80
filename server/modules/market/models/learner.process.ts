import { learnMarket, type LearnRequest } from './learn-market.ts';

/** A process of its own (`learner.ts`): one answer to each request, until the other side closes. */
process.on('message', (request: LearnRequest) => process.send?.(learnMarket(request)));
