import { wordsFor } from '#web/platform/error-words.ts';
import { savePdf } from '#web/platform/save-pdf.ts';
import { showToast } from '#web/ui/toast-queue.ts';

const TOLD_AFTER_MS = 600;

/** Makes a PDF of a thread and saves it; says that it takes a while where it does, and why there is none. */
export async function saveThreadPdf({ id, title }: { id: string; title: string }): Promise<void> {
  const telling = setTimeout(() => showToast('Making the PDF …'), TOLD_AFTER_MS);
  try {
    await savePdf(`/api/chat/threads/${id}/export?format=pdf`, title || 'Chat');
  } catch (error) {
    showToast(`There is no PDF. ${wordsFor(error)}`, { tone: 'error' });
  } finally {
    clearTimeout(telling);
  }
}
