import { readList, readNumber, readYesNo, type FieldReader } from './fields.ts';

const spaces = { min: 0, max: 999 };

/** Garage spaces and what is shown of other parking; spaces can be fractions. */
export function readParking(reader: FieldReader) {
  const carport = readNumber(reader, 'CarportSpaces', spaces);
  const open = readNumber(reader, 'OpenParkingSpaces', spaces);
  const features = readList(reader, 'ParkingFeatures');
  return {
    garageSpaces: readNumber(reader, 'GarageSpaces', spaces),
    otherSpaces: carport === null && open === null ? null : (carport ?? 0) + (open ?? 0),
    attached: readYesNo(reader, 'AttachedGarageYN'),
    tandem: features.some((feature) => /tandem/i.test(feature)) || null,
    type: features.join(', ').slice(0, 500) || null,
  };
}
