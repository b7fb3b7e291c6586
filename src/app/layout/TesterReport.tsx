import { useContext } from 'react';
import { createChunk, useChunk } from '@/shared/ui';
import { RecoveryContext } from './recovery';

const chunk = createChunk(() => import(/* webpackChunkName: "report" */ './CopyReport'));

/** Offers a tester, who has opened the shop with `?qa`, a crash report. */
export function TesterReport({ message }: { message: string }) {
  const { isTested, recording } = useContext(RecoveryContext) ?? {};
  const { CopyReport } = useChunk(chunk, isTested) ?? {};
  return isTested && CopyReport && recording && <CopyReport message={message} recording={recording} />;
}
