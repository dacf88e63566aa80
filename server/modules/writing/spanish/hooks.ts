import type { Home, HookTopic, HookWords } from '../words.ts';
import { ended, to } from './grammar.ts';

const hook = (professional: string, warm: string, bold: string, noun: string | null = null): HookWords => ({
  ...{ professional, warm, bold, noun },
});

export function hooks({ view, area, floor, noun, listing: { yearBuilt: year } }: Home): Record<HookTopic, HookWords> {
  const seen = to(view ?? '');
  const renovated = ended('renovad', noun);
  return {
    view: hook(`tiene vista ${seen}`, `despierta con vista ${seen}`, `mira ${seen}`, 'con vista'),
    'condition-renovated': hook(`está ${renovated}`, `ya está ${renovated}`, `llega ${renovated}`, renovated),
    'condition-new': hook(
      'es de construcción reciente',
      'es de construcción reciente',
      'es construcción reciente',
      'de construcción reciente',
    ),
    'roof deck': hook(
      'sube hasta una terraza en la azotea',
      'guarda lo mejor para su terraza en la azotea',
      'llega hasta una terraza en la azotea',
      'con terraza en la azotea',
    ),
    pool: hook('cuenta con una piscina', 'gira alrededor de su piscina', 'trae su propia piscina', 'con piscina'),
    garden: hook('se acompaña de un jardín', 'se abre a un jardín', 'tiene jardín propio', 'con jardín'),
    'high ceilings': hook(
      'se distingue por sus techos altos',
      'respira bajo techos altos',
      'crece hacia arriba con techos altos',
      'con techos altos',
    ),
    'natural light': hook('recibe luz natural', 'se llena de luz natural', 'vive de la luz natural', 'con luz natural'),
    'front porch': hook('se abre con un porche', 'te recibe con un porche', 'empieza en un porche', 'con porche'),
    fireplace: hook(
      'tiene una chimenea como centro',
      'se reúne alrededor de una chimenea',
      'pone una chimenea en el centro',
      'con chimenea',
    ),
    deck: hook(
      'se extiende a una terraza de madera',
      'sale a una terraza de madera',
      'sale y se queda en su terraza de madera',
      'con terraza de madera',
    ),
    'condition-fixer': hook(
      `está ${ended('list', noun)} para una renovación`,
      'espera a quien tenga un plan',
      'necesita trabajo y lo dice',
    ),
    year: hook(`data de ${year}`, `está en pie desde ${year}`, `lleva en pie desde ${year}`),
    size: hook(`mide ${area}`, `te da ${area} para hacer tuyos`, `ofrece ${area}`),
    floor: hook(`está en el piso ${floor}`, `te sube al piso ${floor}`, `llega hasta el piso ${floor}`),
  };
}
