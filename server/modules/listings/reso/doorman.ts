import { readList, readYesNo, type FieldReader } from './fields.ts';

const attended = /door ?m[ae]n|door ?person|attended lobby|concierge/i;

/** RESO has no field for a doorman; feeds name one among security, amenities or building features, or in a field of their own. */
export function readDoorman(reader: FieldReader): boolean | null {
  const stated = readYesNo(reader, 'DoormanYN');
  if (stated !== null) return stated;
  const features = ['SecurityFeatures', 'AssociationAmenities', 'BuildingFeatures'].flatMap((field) => readList(reader, field));
  return features.some((feature) => attended.test(feature)) || null;
}
