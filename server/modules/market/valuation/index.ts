export { backTest, type PastValue } from './back-test.ts';
export { emptyHome, monthOf, type CategoryField, type Home, type NumericField, type Sale } from './home.ts';
export { fitModel, predictLog, restoreModel, type FittedMarket, type KnownSale, type MarketModel } from './market-model.ts';
export { lastStep, milesBetween, searchSteps, stepOf } from './steps.ts';
export { valueHome, type HomeValue } from './value-home.ts';
