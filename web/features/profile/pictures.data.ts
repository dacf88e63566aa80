import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  getBranding,
  removeAvatar,
  updateBranding,
  uploadAvatar,
  uploadBrandingImage,
  type Branding,
  type BrandingChanges,
  type brandingImageFields,
} from '#contract/branding.ts';
import { ApiError } from '#web/platform/api-errors.ts';
import { callApi } from '#web/platform/api.ts';
import { firstServerMessage } from '#web/platform/error-words.ts';
import { FormProblem } from '#web/platform/forms/server-errors.ts';
import { uploadFiles } from '#web/platform/upload.ts';

/** Fetched once a minute at most, without retries. */
export const brandingQuery = queryOptions({
  queryKey: ['branding'],
  queryFn: ({ signal }) => callApi(getBranding, {}, { signal }),
  staleTime: 60_000,
  retry: false,
});

/** What is cut out of a picture that stands upright, in its own pixels. */
export interface PictureCrop {
  file: File;
  left: number;
  top: number;
  width: number;
  height: number;
}

const cropOf = ({ left, top, width, height }: PictureCrop): string => [left, top, width, height].join(',');

/** The server's own words for what it refuses, ours for all else. */
function orWords(words: string) {
  return (error: unknown): never => {
    throw new Error(error instanceof ApiError && error.status < 500 ? firstServerMessage(error) : words);
  };
}

export async function sendAvatar(picture: PictureCrop): Promise<void> {
  await uploadFiles(uploadAvatar, { files: [picture.file], body: { crop: cropOf(picture) } }).catch(
    orWords('Error uploading user avatar'),
  );
}

export async function dropAvatar(): Promise<void> {
  await callApi(removeAvatar, {}).catch(() => {
    throw new Error('Failed to remove profile photo');
  });
}

export async function sendBrandingImage(
  queryClient: QueryClient,
  field: (typeof brandingImageFields)[number],
  picture: PictureCrop,
): Promise<void> {
  const request = { params: { field }, files: [picture.file], body: { crop: cropOf(picture) } };
  const saved = await uploadFiles(uploadBrandingImage, request).catch(orWords('Error uploading image'));
  queryClient.setQueryData(brandingQuery.queryKey, saved);
}

export async function dropBrandingImage(queryClient: QueryClient, field: (typeof brandingImageFields)[number]): Promise<void> {
  const saved = await callApi(updateBranding, { body: { [field]: null } }).catch(orWords('Failed to update branding.'));
  queryClient.setQueryData(brandingQuery.queryKey, saved);
}

export async function saveBranding(queryClient: QueryClient, body: BrandingChanges): Promise<Branding> {
  const saved = await callApi(updateBranding, { body }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status < 500) throw error;
    throw new FormProblem('Failed to update branding.');
  });
  queryClient.setQueryData(brandingQuery.queryKey, saved);
  return saved;
}
