import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type AppId, endConnection, listConnectedApps, startConnection } from '#contract/connections.ts';
import { addressOf, callApi } from '#web/platform/api.ts';

const POP_UP = { width: 520, height: 620 };

export const appsQuery = queryOptions({
  queryKey: ['connected-apps'],
  queryFn: ({ signal }) => callApi(listConnectedApps, {}, { signal }),
  staleTime: 0,
});

/** Opens the provider's page over the middle of the window; null where the browser does not let pop-ups open. */
export function openConnection(appId: AppId): Window | null {
  const query = { redirect: `/account/app-connection/${appId}/success` };
  const left = Math.round(window.screenX + (window.outerWidth - POP_UP.width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - POP_UP.height) / 2);
  const features = `popup,width=${POP_UP.width},height=${POP_UP.height},left=${left},top=${top}`;
  return window.open(addressOf(startConnection, { params: { appId }, query }), `connect-${appId}`, features);
}

export async function disconnect(queryClient: QueryClient, appId: AppId): Promise<void> {
  try {
    await callApi(endConnection, { params: { appId } });
  } finally {
    await queryClient.invalidateQueries(appsQuery);
  }
}
