/** The thread that judges what a document is: the phrases of all languages are searched on hundreds of pages. */
import { judgeContent, type ContentJudgement } from '@fde/report-classification';
import { answerJobs } from '@fde/work-thread/answer-jobs';
import type { JudgeJob } from './judge-thread.js';

answerJobs(({ text, nowYear, yearEndMonth }: JudgeJob): ContentJudgement =>
  judgeContent(text, nowYear, yearEndMonth),
);
