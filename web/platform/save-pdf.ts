import { answerOf, NetworkError } from './api.ts';
import { NO_RESPONSE } from './api-errors.ts';

async function fetchPdf(address: string): Promise<Blob> {
  const response = await fetch(address, { credentials: 'same-origin' }).catch((cause: unknown) => {
    throw new NetworkError(NO_RESPONSE, { cause });
  });
  // Throws what the problem says.
  if (!response.ok) await answerOf(response);
  return response.blob();
}

/**
 * Fetches a PDF that the server makes, and saves it under a title; settles once it is there.
 * @throws ApiError, NetworkError
 */
export async function savePdf(address: string, title: string): Promise<void> {
  const url = URL.createObjectURL(await fetchPdf(address));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${title.replaceAll(/[^\p{L}\p{N} ,.-]+/gu, ' ').trim()}.pdf`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
