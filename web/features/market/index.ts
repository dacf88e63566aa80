export { MarketFigures } from './market-figures.tsx';
export { MarketTiles } from './market-tiles.tsx';
export { ValueWidget } from './value-widget.tsx';
export { isRecords, type MarketRecords } from './tiles.ts';
