-- The door to the job queue.

-- Enqueues a job in the caller's transaction. The queue's own tables belong to its schema, which the roles above may
-- not enter; it comes after the migrations, so its names are resolved when this runs. Jobs of one queue run one after the
-- other: heavy ones do not take every worker at once.
create function enqueue_job(
  task text, payload json, run_at timestamptz default null, max_attempts integer default null,
  job_key text default null, queue text default null
) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    task, payload, queue_name => enqueue_job.queue, run_at => enqueue_job.run_at,
    max_attempts => enqueue_job.max_attempts, job_key => enqueue_job.job_key
  );
end $$;
revoke execute on function enqueue_job from public;
grant execute on function enqueue_job to candor_app, candor_jobs, candor_intake;
