import {
  exportAnalyticsReport,
  type ReportName,
  readAnalytics,
} from '@haldi/contract/analytics/endpoints';
import type { DayRange } from '@haldi/contract/kit/dates';
import { useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../lib/call.ts';
import { download } from '../lib/download.ts';

export const useAnalytics = (range: DayRange) =>
  useQuery({
    queryKey: ['admin', 'analytics', range.from, range.to],
    queryFn: () => callEndpoint(readAnalytics, { query: range }),
    placeholderData: (previous) => previous,
  });

export const downloadReport = (report: ReportName, range: DayRange): Promise<void> =>
  download(exportAnalyticsReport, { params: { report }, query: range });
