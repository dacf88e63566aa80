import type { Artifact } from '#contract/threads.ts';
import { Folded } from './folded.tsx';

/** Artifacts of kinds that nothing here draws. */
export default function DebugArtifacts({ artifacts }: { artifacts: readonly Artifact[] }) {
  return artifacts.map(({ id, kind, content }) => <Folded key={id} title={`Debug: ${kind}`} json={JSON.stringify(content)} />);
}
