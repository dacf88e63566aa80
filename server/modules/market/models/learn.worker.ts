import { parentPort } from 'node:worker_threads';
import { learnMarket, type LearnRequest } from './learn-market.ts';

parentPort?.once('message', (request: LearnRequest) => parentPort?.postMessage(learnMarket(request)));
