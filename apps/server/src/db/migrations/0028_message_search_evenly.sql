ALTER INDEX "messages_words_idx" SET (gin_pending_list_limit = 128);
