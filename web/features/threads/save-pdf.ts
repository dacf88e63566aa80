import { answerOf, NetworkError } from '#web/platform/api.ts';
import { NO_RESPONSE } from '#web/platform/api-errors.ts';
import { wordsFor } from '#web/platform/error-words.ts';
import { showToast } from '#web/ui/toast-queue.ts';

const TOLD_AFTER_MS = 600;

async function fetchPdf(threadId: string): Promise<Blob> {
  const response = await fetch(`/api/chat/threads/${threadId}/export?format=pdf`, { credentials: 'same-origin' }).catch(
    (cause: unknown) => {
      throw new NetworkError(NO_RESPONSE, { cause });
    },
  );
  // Throws what the problem says.
  if (!response.ok) await answerOf(response);
  return response.blob();
}

/** Makes a PDF of a thread and saves it; says that it takes a while where it does, and why there is none. */
export async function savePdf({ id, title }: { id: string; title: string }): Promise<void> {
  const telling = setTimeout(() => showToast('Making the PDF …'), TOLD_AFTER_MS);
  try {
    const url = URL.createObjectURL(await fetchPdf(id));
    const link = document.createElement('a');
    link.href = url;
    link.download = `${title.replaceAll(/[^\p{L}\p{N} ,.-]+/gu, ' ').trim() || 'Chat'}.pdf`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  } catch (error) {
    showToast(`There is no PDF. ${wordsFor(error)}`, { tone: 'error' });
  } finally {
    clearTimeout(telling);
  }
}
